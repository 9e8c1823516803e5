#ifndef WORKERS_H
#define WORKERS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What a process has become.
typedef enum { process_runs, process_exited, process_signalled } process_state;

/// Starts a program with `word` as its only argument. Its `descriptor` is one end of a socket, its
/// standard output goes nowhere; standard input and errors stay this process's.
///
/// Returns 0, or the number of the error; `process` and `socket` are then untouched.
int process_start(const char *path, const char *word, int descriptor, pid_t *process, int *socket);

/// Waits for the end of a process; `number` is its status or the signal that ended it.
process_state process_wait(pid_t process, int *number);

/// The memory that a process holds now, in bytes; 0 where that cannot be told.
int64_t process_memory(pid_t process);

/// Whether a process of this machine is at work; one that is over counts as gone, even if nobody has
/// asked what became of it (in containers often nobody does).
int process_is_alive(pid_t process);

/// Writes all bytes into a socket; whether that was possible. A closed socket raises no signal.
int socket_send(int socket, const void *bytes, size_t count);

/// Lets this process end with SIGPROF after so many seconds of its processor time, and with SIGALRM
/// after so many of the clock; 0 for never.
void process_limit(double processor, double clock);

/// Lets this process end as soon as nobody holds the other end of a socket, whatever it does then.
void process_follow(int socket);

/// Keeps up to 64 MB of what is freed for what is asked for next. Pictures of one size come and go by the
/// hundred, and the system would clear the pages of each anew.
void process_keep_memory(void);

/// The columns of the terminal behind a descriptor; 0 where there is none, or it does not say.
int terminal_columns(int descriptor);

/// How a process that a file has ended begins again, without that file.
typedef struct {
  /// The program, and its arguments without its name; both are kept.
  const char *program;
  char *const *arguments;
  size_t argument_count;
  /// The argument that says that it has begun again; after it stand the ends so far, and the bytes
  /// that standard output and standard error had received.
  const char *word;
  /// What ended it before, each end as `end_format` in `faults.c` has it, separated by commas.
  const char *ends;
  /// The bytes that standard output and standard error have received, which will come once more.
  int64_t received[2];
} fault_restart;

/// From now on a fault of this process (a trap, memory that is not its own, an abort) at a file, or more
/// time or memory than `fault_limit` allows, begins the process again without the file; where that
/// cannot be, the current thread's words are written to standard error, and the process ends with
/// `status`. On threads without words faults do what they did before.
void fault_catch(int status, const fault_restart *restart);

/// What each file may take from now on: seconds of processor time, bytes of memory; 0 for no limit.
void fault_limit(double seconds, int64_t bytes);

/// What ends a file.
typedef enum { fault_of_signal, fault_of_time, fault_of_memory } fault_cause;

/// What a fault on the current thread will say: a text for each cause, with a zero byte between them; at
/// most 4,096 bytes. Empty for nothing; `fault_name` stands for the name of the signal. `file` stands for the file in the
/// ends of a process that begins again; 0 for one that cannot be read twice, with which none does any more.
enum { fault_name = 1 };
void fault_say(const char *words, size_t count, uint64_t file);

/// Counts the time of the current thread's file from now on.
void fault_go_on(void);

/// To be asked before bytes are written to standard output or error (1 or 2): how many of them have
/// been written already, before the process began again. What a thread has written of its file cannot be
/// taken back: a fault at it begins no process again.
size_t fault_pass(int descriptor, size_t count);

#endif
