#ifndef GUARD_H
#define GUARD_H

#include <setjmp.h>
#include <signal.h>

/// The way out of an engine whose allowance of processor time is spent.
typedef struct {
  sigjmp_buf escape;
  double deadline;                    // on the thread's own processor clock, in seconds
  volatile sig_atomic_t is_armed;     // whether the engine is running
  volatile sig_atomic_t holds;        // how many sections that must end first are open
  volatile sig_atomic_t has_expired;  // whether the time ran out inside of one
} script_guard;

/// What `sigsetjmp` returns on the way out.
enum { guard_timeout = 1, guard_fatal = 2 };

/// From now on the engine runs, for at most `seconds` of processor time.
void guard_arm(script_guard *guard, double seconds);
/// The engine has returned by itself.
void guard_disarm(script_guard *guard);
/// Foreign code runs, which must not be cut short.
void guard_hold(script_guard *guard);
/// Foreign code has returned; leaves the engine if the time has run out meanwhile.
void guard_release(script_guard *guard);
/// Leaves the engine at once.
_Noreturn void guard_leave(script_guard *guard, int reason);

#endif
