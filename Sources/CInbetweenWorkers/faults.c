// What becomes of a file that ends this process. See workers.h.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "workers.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static const char *const names[] = {"SIGILL", "SIGTRAP", "SIGSEGV", "SIGBUS", "SIGFPE", "SIGABRT"};
enum { fault_count = sizeof faults / sizeof faults[0], longest = 4096, stack_size = 64 << 10 };

/// The words of one thread, and the stack on which they are written: the thread's own may be full.
typedef struct fault_words {
  struct fault_words *next;
  size_t count;
  /// What the thread is at; 0 for nothing that the process can begin again without.
  uint64_t file;
  /// The processor time of the process when it began.
  double start;
  char words[longest];
  char stack[stack_size];
} fault_words;

static pthread_key_t key;
static _Thread_local fault_words *own;
/// Those of all threads, and what guards them; a fault asks for neither.
static fault_words *all;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
/// Those set last, for threads that have none: what they do is done for another one.
static fault_words *volatile latest;
static int exit_status;

static fault_restart restart;
/// Bytes that are still to come once more.
static int64_t expected[2];
static double most_seconds;
static int64_t most_bytes;

/// The file, `s` for a signal, `t` for time or `m` for memory, and the signal or the MB.
#define end_format "%s%s%llx:%c:%lld"
enum { longest_ends = 64 << 10, most_arguments = 5 };
static char ends[longest_ends];
static char numbers[2][24];
static char **again;
/// Whether something was read that cannot be read twice.
static int is_read_once;

extern char **environ;

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

/// Begins the process again without a file; returns where that cannot be.
static void begin_again(const fault_words *words, char cause, int64_t number) {
  if (!words->file || !again || is_read_once) return;
  const char *before = restart.ends;
  int length = snprintf(
    ends, sizeof ends, end_format, before, *before ? "," : "", (unsigned long long)words->file, cause,
    (long long)number);
  if (length < 0 || (size_t)length >= sizeof ends) return;
  for (int index = 0; index < 2; index++) {
    snprintf(numbers[index], sizeof numbers[index], "%lld", (long long)restart.received[index]);
  }
  const struct itimerval none = {{0, 0}, {0, 0}};
  setitimer(ITIMER_PROF, &none, NULL);
  setitimer(ITIMER_REAL, &none, NULL);
  sigset_t signals;
  sigemptyset(&signals);
  sigprocmask(SIG_SETMASK, &signals, NULL);
  execve(restart.program, again, environ);
}

/// Ends the process with one of a thread's words; `name` is the signal's.
static void end_with(const fault_words *words, fault_cause cause, const char *name) {
  const char *rest = words->words;
  const char *last = rest + words->count;
  for (int index = 0; index < cause; index++) {
    const char *zero = memchr(rest, 0, (size_t)(last - rest));
    if (zero) rest = zero + 1;
  }
  const char *zero = memchr(rest, 0, (size_t)(last - rest));
  const char *end = zero ? zero : last;
  const char *place = memchr(rest, fault_name, (size_t)(end - rest));
  if (place) {
    write_all(rest, (size_t)(place - rest));
    write_all(name, strlen(name));
    rest = place + 1;
  }
  write_all(rest, (size_t)(end - rest));
  _exit(exit_status);
}

static void handle_fault(int number) {
  fault_words *words = own ? own : latest;
  if (!words || words->count == 0) {
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  begin_again(words, 's', number);
  const char *name = "";
  for (int index = 0; index < fault_count; index++) {
    if (faults[index] == number) name = names[index];
  }
  end_with(words, fault_of_signal, name);
}

static void release(void *pointer) {
  stack_t none = {0};
  none.ss_flags = SS_DISABLE;
  sigaltstack(&none, NULL);
  own = NULL;
  pthread_mutex_lock(&lock);
  if (latest == pointer) latest = NULL;
  for (fault_words **place = &all; *place; place = &(*place)->next) {
    if (*place != pointer) continue;
    *place = (*place)->next;
    break;
  }
  pthread_mutex_unlock(&lock);
  free(pointer);
}

void fault_catch(int status, const fault_restart *given) {
  exit_status = status;
  restart = *given;
  memcpy(expected, restart.received, sizeof expected);
  memset(restart.received, 0, sizeof restart.received);
  again = calloc(restart.argument_count + most_arguments + 1, sizeof *again);
  if (again) {
    char *own_words[most_arguments] = {
      (char *)restart.program, (char *)restart.word, ends, numbers[0], numbers[1]};
    memcpy(again, own_words, sizeof own_words);
    memcpy(
      again + most_arguments, restart.arguments, restart.argument_count * sizeof *again);
  }
  pthread_key_create(&key, release);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle_fault;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < fault_count; index++) sigaction(faults[index], &action, NULL);
}

static double processor_seconds(void) {
  struct rusage usage;
  if (getrusage(RUSAGE_SELF, &usage) != 0) return 0;
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
    + (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

/// The file that was begun first of those at work, and how many are; nothing else is known of who takes
/// how much.
static fault_words *first_at_work(int *count) {
  fault_words *first = NULL;
  *count = 0;
  for (fault_words *words = all; words; words = words->next) {
    if (words->count == 0) continue;
    *count += 1;
    if (!first || words->start < first->start) first = words;
  }
  return first;
}

static void *watch(void *unused) {
  (void)unused;
  for (;;) {
    usleep(50000);
    pthread_mutex_lock(&lock);
    int count;
    fault_words *first = first_at_work(&count);
    if (first) {
      double seconds = processor_seconds() - first->start;
      int64_t bytes = most_bytes > 0 ? process_memory(getpid()) : 0;
      if (most_seconds > 0 && seconds > most_seconds * count) {
        begin_again(first, 't', 0);
        end_with(first, fault_of_time, "");
      }
      if (most_bytes > 0 && bytes > most_bytes) {
        begin_again(first, 'm', bytes >> 20);
        end_with(first, fault_of_memory, "");
      }
    }
    pthread_mutex_unlock(&lock);
  }
  return NULL;
}

void fault_limit(double seconds, int64_t bytes) {
  static int is_watched;
  pthread_mutex_lock(&lock);
  most_seconds = seconds;
  most_bytes = bytes;
  if (!is_watched && exit_status != 0 && (seconds > 0 || bytes > 0)) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) {
      pthread_detach(thread);
      is_watched = 1;
    }
  }
  pthread_mutex_unlock(&lock);
}

void fault_say(const char *words, size_t count, uint64_t file) {
  if (exit_status == 0) return;
  if (!own) {
    if (count == 0) return;
    fault_words *made = malloc(sizeof *made);
    if (!made) return;
    made->count = 0;
    stack_t stack = {0};
    stack.ss_sp = made->stack;
    stack.ss_size = stack_size;
    sigaltstack(&stack, NULL);
    pthread_setspecific(key, made);
    pthread_mutex_lock(&lock);
    made->next = all;
    all = made;
    pthread_mutex_unlock(&lock);
    own = made;
  }
  pthread_mutex_lock(&lock);
  own->count = 0;
  size_t length = count < longest ? count : longest;
  memcpy(own->words, words, length);
  own->file = file;
  if (length > 0 && file == 0) is_read_once = 1;
  own->start = processor_seconds();
  own->count = length;
  latest = own;
  pthread_mutex_unlock(&lock);
}

void fault_go_on(void) {
  pthread_mutex_lock(&lock);
  fault_words *words = own ? own : latest;
  if (words) words->start = processor_seconds();
  pthread_mutex_unlock(&lock);
}

size_t fault_pass(int descriptor, size_t count) {
  if (exit_status == 0 || descriptor < 1 || descriptor > 2) return 0;
  pthread_mutex_lock(&lock);
  int64_t *rest = &expected[descriptor - 1];
  size_t passed = *rest < (int64_t)count ? (size_t)*rest : count;
  *rest -= (int64_t)passed;
  restart.received[descriptor - 1] += (int64_t)count;
  if (own && count > 0) own->file = 0;
  pthread_mutex_unlock(&lock);
  return passed;
}
