#ifndef SCRIPT_ENGINE_H
#define SCRIPT_ENGINE_H

#include <stddef.h>

// Duktape behind bounds of time and memory that no script can pass.
//
// The packaged Duktape is built without its own check of elapsed time, so a loop that neither
// allocates nor calls out cannot be stopped from inside. Here scripts run on a thread of their own
// (`script_thread_run`). Whoever waits for that thread sends it a signal every few milliseconds;
// the signal's handler compares the processor time used with the script's allowance and leaves the
// engine by `siglongjmp` once it is spent. That is safe because the engine shares nothing with the
// rest of the process: its memory is its own, and the two moments when it runs foreign code, the
// allocator's and the host's, are never cut short: there the jump waits until they have returned.
// An engine that was left that way is never entered again; its memory is freed block by block.

/// An engine with its scripts. Used by one thread that `script_thread_run` has started.
typedef struct script_engine script_engine;

/// What a script asks the host: reads `count` numbers, writes at most `capacity`.
/// Returns how many were written, or -1 where there is no answer.
typedef int (*script_host)(
    void *context, int operation, const double *arguments, int count, double *results,
    int capacity);

typedef enum {
  script_nothing,   // null, undefined, or of no use as a value
  script_number,    // numbers[0]
  script_numbers,   // numbers[0..<count]
  script_text,      // text[0..<count], UTF-8
  script_error,     // text[0..<count]: what was thrown
  script_timeout,   // the allowance is spent; the engine is dead
  script_exhausted  // the engine broke down, out of memory; the engine is dead
} script_kind;

typedef struct {
  script_kind kind;
  size_t count;
  const double *numbers;
  const char *text;
} script_result;

/// The most numbers that pass between host and script at once.
enum { script_capacity = 1 << 17 };

/// An engine that may hold `memory` bytes; NULL when even its own objects do not fit.
script_engine *script_engine_create(size_t memory, script_host host, void *context);

/// Frees all memory of an engine, dead or alive.
void script_engine_destroy(script_engine *engine);

/// Evaluates source text as a program within `seconds` of processor time.
script_result script_engine_evaluate(
    script_engine *engine, const char *source, size_t length, double seconds);

/// Compiles source text as a program, within `seconds` of processor time, to a form that engines of
/// this process read sooner: `size` bytes, which stay until the next call or the engine's end; NULL
/// where that fails.
const void *script_engine_compile(
    script_engine *engine, const char *source, size_t length, double seconds, size_t *size);

/// Runs what `script_engine_compile` has made in this process, and nothing else, which Duktape would
/// not survive, within `seconds` of processor time.
script_result script_engine_run(
    script_engine *engine, const void *program, size_t size, double seconds);

/// Calls a global function with numbers within `seconds` of processor time.
script_result script_engine_call(
    script_engine *engine, const char *function, const double *arguments, int count,
    double seconds);

/// The processor time that the current thread has used, in seconds.
double script_thread_time(void);

/// Runs `body` on a thread of its own with `stack` bytes of stack, and returns when it has ended.
/// Returns 0, or the error of the thread that could not be started.
int script_thread_run(void (*body)(void *), void *context, size_t stack);

#endif
