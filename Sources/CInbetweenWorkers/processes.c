// Processes and sockets as this system has them. See workers.h.

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include "workers.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

#ifdef __APPLE__
#include <crt_externs.h>
#include <libproc.h>
#define environ (*_NSGetEnviron())
#else
extern char **environ;
#endif

/// Two ends of one socket, neither of which later programs inherit.
static int socket_pair(int ends[2]) {
#ifdef __linux__
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return errno;
#else
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return errno;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
#endif
#ifdef SO_NOSIGPIPE
  int on = 1;
  for (int end = 0; end < 2; end++) {
    setsockopt(ends[end], SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  }
#endif
  return 0;
}

/// The environment, in which Swift's own report on faults is off: it takes seconds, and a signal from
/// outside would be forgotten after it. To be freed; NULL without memory.
static char **quiet_environment(void) {
  size_t count = 0;
  while (environ[count]) count++;
  char **variables = calloc(count + 2, sizeof *variables);
  if (!variables) return NULL;
  size_t kept = 0;
  for (size_t index = 0; index < count; index++) {
    if (strncmp(environ[index], "SWIFT_BACKTRACE=", 16) != 0) variables[kept++] = environ[index];
  }
  variables[kept] = (char *)"SWIFT_BACKTRACE=enable=no";
  return variables;
}

int process_start(const char *path, const char *word, int descriptor, pid_t *process,
                  int *socket) {
  int ends[2];
  int failure = socket_pair(ends);
  if (failure != 0) return failure;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], descriptor);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  // Another thread may have opened something between socketpair and fcntl.
  posix_spawn_file_actions_addinherit_np(&actions, STDIN_FILENO);
  posix_spawn_file_actions_addinherit_np(&actions, STDERR_FILENO);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_CLOEXEC_DEFAULT);
#endif
  char *arguments[] = {(char *)"inbetween", (char *)word, NULL};
  char **variables = quiet_environment();
  failure = variables
                ? posix_spawn(process, path, &actions, &attributes, arguments, variables)
                : ENOMEM;
  free(variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failure != 0) {
    close(ends[0]);
    return failure;
  }
  *socket = ends[0];
  return 0;
}

process_state process_wait(pid_t process, int *number) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0) {
    if (errno == EINTR) continue;
    *number = 0;
    return process_exited;
  }
  *number = WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status);
  return WIFSIGNALED(status) ? process_signalled : process_exited;
}

int64_t process_memory(pid_t process) {
#ifdef __APPLE__
  struct rusage_info_v2 usage;
  if (proc_pid_rusage(process, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return 0;
  return (int64_t)usage.ri_phys_footprint;
#else
  char path[64];
  snprintf(path, sizeof path, "/proc/%ld/statm", (long)process);
  FILE *file = fopen(path, "re");
  if (!file) return 0;
  long size = 0, resident = 0;
  int count = fscanf(file, "%ld %ld", &size, &resident);
  fclose(file);
  return count == 2 ? (int64_t)resident * sysconf(_SC_PAGESIZE) : 0;
#endif
}

int process_is_alive(pid_t process) {
  if (kill(process, 0) != 0 && errno == ESRCH) return 0;
#ifdef __linux__
  // "number (name) state …", where a name may hold anything; Z for one that waits to be asked.
  char path[64], text[512];
  snprintf(path, sizeof path, "/proc/%ld/stat", (long)process);
  FILE *file = fopen(path, "re");
  if (!file) return 1;
  size_t count = fread(text, 1, sizeof text - 1, file);
  fclose(file);
  text[count] = 0;
  const char *end = strrchr(text, ')');
  if (end && end[1] == ' ' && (end[2] == 'Z' || end[2] == 'X')) return 0;
#endif
  return 1;
}

int socket_send(int socket, const void *bytes, size_t count) {
#ifdef MSG_NOSIGNAL
  const int flags = MSG_NOSIGNAL;
#else
  const int flags = 0;
#endif
  const char *rest = bytes;
  while (count > 0) {
    ssize_t sent = send(socket, rest, count, flags);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) return 0;
    rest += sent;
    count -= (size_t)sent;
  }
  return 1;
}

static void start_timer(int kind, double seconds) {
  struct itimerval timer = {{0, 0}, {0, 0}};
  timer.it_value.tv_sec = (time_t)seconds;
  timer.it_value.tv_usec = (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6);
  setitimer(kind, &timer, NULL);
}

void process_limit(double processor, double clock) {
  start_timer(ITIMER_PROF, processor);
  start_timer(ITIMER_REAL, clock);
}

static void *wait_for_hang_up(void *socket) {
  struct pollfd request = {(int)(intptr_t)socket, 0, 0};
  while (poll(&request, 1, -1) < 0 && errno == EINTR) continue;
  _exit(0);
}

void process_follow(int socket) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, wait_for_hang_up, (void *)(intptr_t)socket) == 0) {
    pthread_detach(thread);
  }
}

void process_keep_memory(void) {
#ifdef __GLIBC__
  // 32 MB is the most that may lie among other memory.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
#endif
}

int terminal_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
