// What is said of a fault that ends this process. See workers.h.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "workers.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static const char *const names[] = {"SIGILL", "SIGTRAP", "SIGSEGV", "SIGBUS", "SIGFPE", "SIGABRT"};
enum { fault_count = sizeof faults / sizeof faults[0], longest = 4096, stack_size = 64 << 10 };

/// The words of one thread, and the stack on which they are written: the thread's own may be full.
typedef struct {
  size_t count;
  char words[longest];
  char stack[stack_size];
} fault_words;

static pthread_key_t key;
static _Thread_local fault_words *own;
/// Those set last, for threads that have none: what they do is done for another one.
static fault_words *volatile latest;
static int exit_status;

static void write_all(const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(STDERR_FILENO, bytes, count);
    if (written <= 0) return;
    bytes += written;
    count -= (size_t)written;
  }
}

static void handle_fault(int number) {
  fault_words *words = own ? own : latest;
  if (!words || words->count == 0) {
    signal(number, SIG_DFL);
    raise(number);
    return;
  }
  const char *name = "";
  for (int index = 0; index < fault_count; index++) {
    if (faults[index] == number) name = names[index];
  }
  const char *rest = words->words;
  const char *end = rest + words->count;
  const char *place = memchr(rest, fault_name, (size_t)(end - rest));
  if (place) {
    write_all(rest, (size_t)(place - rest));
    write_all(name, strlen(name));
    rest = place + 1;
  }
  write_all(rest, (size_t)(end - rest));
  _exit(exit_status);
}

static void release(void *pointer) {
  stack_t none = {0};
  none.ss_flags = SS_DISABLE;
  sigaltstack(&none, NULL);
  own = NULL;
  if (latest == pointer) latest = NULL;
  free(pointer);
}

void fault_catch(int status) {
  exit_status = status;
  pthread_key_create(&key, release);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handle_fault;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < fault_count; index++) sigaction(faults[index], &action, NULL);
}

void fault_say(const char *words, size_t count) {
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
    own = made;
  }
  own->count = 0;
  size_t length = count < longest ? count : longest;
  memcpy(own->words, words, length);
  own->count = length;
  latest = own;
}
