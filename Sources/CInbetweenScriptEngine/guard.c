// The clock that stops scripts, and the thread on which they run. See script_engine.h.

#include "guard.h"
#include "script_engine.h"

#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

/// The guard of the engine that this thread is running; NULL outside of engines.
static _Thread_local script_guard *volatile current;

/// How long the waiting thread sleeps between two signals, in nanoseconds.
static const long interval = 10 * 1000 * 1000;

/// Sent to the thread that runs scripts, and to no other.
static const int tick = SIGVTALRM;

/// The processor time of this thread at its last tick, in seconds: asking the system at each call
/// of a script would cost as much as short scripts do.
static _Thread_local volatile double last_time;

static double measured_time(void) {
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

double script_thread_time(void) { return last_time; }

void guard_leave(script_guard *guard, int reason) {
  guard->is_armed = 0;
  guard->holds = 0;
  current = NULL;
  siglongjmp(guard->escape, reason);
}

static void handle_tick(int number) {
  (void)number;
  int saved = errno;
  script_guard *guard = current;
  last_time = measured_time();
  if (guard && guard->is_armed && last_time > guard->deadline) {
    if (guard->holds == 0) guard_leave(guard, guard_timeout);
    guard->has_expired = 1;
  }
  errno = saved;
}

void guard_arm(script_guard *guard, double seconds) {
  guard->deadline = script_thread_time() + seconds;
  guard->holds = 0;
  guard->has_expired = 0;
  atomic_signal_fence(memory_order_seq_cst);
  current = guard;
  guard->is_armed = 1;
}

void guard_disarm(script_guard *guard) {
  guard->is_armed = 0;
  current = NULL;
}

void guard_hold(script_guard *guard) {
  guard->holds = guard->holds + 1;
  atomic_signal_fence(memory_order_seq_cst);
}

void guard_release(script_guard *guard) {
  atomic_signal_fence(memory_order_seq_cst);
  guard->holds = guard->holds - 1;
  if (guard->holds == 0 && guard->has_expired && guard->is_armed) {
    guard_leave(guard, guard_timeout);
  }
}

// The thread

typedef struct {
  void (*body)(void *);
  void *context;
  pthread_mutex_t mutex;
  pthread_cond_t ended;
  int has_ended;
} work;

static pthread_once_t installed = PTHREAD_ONCE_INIT;

static void install(void) {
  struct sigaction action = {0};
  action.sa_handler = handle_tick;
  // Not blocked within the handler, so that leaving it by a jump need not restore a mask.
  action.sa_flags = SA_RESTART | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  sigaction(tick, &action, NULL);
}

static void *run(void *data) {
  work *job = data;
  sigset_t ticks;
  sigemptyset(&ticks);
  sigaddset(&ticks, tick);
  last_time = measured_time();
  pthread_sigmask(SIG_UNBLOCK, &ticks, NULL);
  job->body(job->context);
  pthread_mutex_lock(&job->mutex);
  job->has_ended = 1;
  pthread_cond_signal(&job->ended);
  pthread_mutex_unlock(&job->mutex);
  return NULL;
}

int script_thread_run(void (*body)(void *), void *context, size_t stack) {
  pthread_once(&installed, install);
  work job = {
      body, context, PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0};
  pthread_attr_t attributes;
  pthread_t thread;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack);
  int error = pthread_create(&thread, &attributes, run, &job);
  pthread_attr_destroy(&attributes);
  if (error) return error;
  pthread_mutex_lock(&job.mutex);
  while (!job.has_ended) {
    struct timespec next;
    clock_gettime(CLOCK_REALTIME, &next);
    next.tv_nsec += interval;
    if (next.tv_nsec >= 1000000000) {
      next.tv_nsec -= 1000000000;
      next.tv_sec += 1;
    }
    pthread_cond_timedwait(&job.ended, &job.mutex, &next);
    // The thread cannot be gone yet: it needs the mutex to end, and is joined below.
    if (!job.has_ended) pthread_kill(thread, tick);
  }
  pthread_mutex_unlock(&job.mutex);
  pthread_join(thread, NULL);
  return 0;
}
