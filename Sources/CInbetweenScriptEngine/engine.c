// The engine itself: memory, calls, and the way out. See script_engine.h.

#include "script_engine.h"
#include "guard.h"

#include <duktape.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/// A block of the engine's memory: all are listed, so that they can be freed without the engine.
typedef struct block {
  struct block *previous, *next;
  size_t size;
  size_t unused;  // keeps what follows aligned to 16 bytes
} block;

struct script_engine {
  duk_context *duk;
  block *blocks;
  size_t used, limit;
  script_host host;
  void *context;
  int is_dead;
  void *compiled;  // by the last call of script_engine_compile
  script_guard guard;
  double arguments[script_capacity];
  double results[script_capacity];
  char text[1 << 16];
};

// Memory

static void *allocate(void *context, duk_size_t size) {
  script_engine *engine = context;
  if (size == 0 || size > engine->limit - engine->used) return NULL;
  guard_hold(&engine->guard);
  block *made = malloc(sizeof(block) + size);
  if (made) {
    made->size = size;
    made->previous = NULL;
    made->next = engine->blocks;
    if (engine->blocks) engine->blocks->previous = made;
    engine->blocks = made;
    engine->used += size;
  }
  guard_release(&engine->guard);
  return made ? made + 1 : NULL;
}

static void release(void *context, void *pointer) {
  if (!pointer) return;
  script_engine *engine = context;
  guard_hold(&engine->guard);
  block *freed = (block *)pointer - 1;
  if (freed->previous) freed->previous->next = freed->next;
  else engine->blocks = freed->next;
  if (freed->next) freed->next->previous = freed->previous;
  engine->used -= freed->size;
  free(freed);
  guard_release(&engine->guard);
}

static void *resize(void *context, void *pointer, duk_size_t size) {
  if (!pointer) return allocate(context, size);
  if (size == 0) {
    release(context, pointer);
    return NULL;
  }
  size_t old = ((block *)pointer - 1)->size;
  void *made = allocate(context, size);
  if (!made) return NULL;
  memcpy(made, pointer, old < size ? old : size);
  release(context, pointer);
  return made;
}

// The host

/// `$host(operation, …)`: numbers and lists of numbers, flattened, to the host; a list comes back.
static duk_ret_t ask_host(duk_context *duk) {
  duk_memory_functions memory;
  duk_get_memory_functions(duk, &memory);
  script_engine *engine = memory.udata;
  int operation = duk_to_int(duk, 0);
  int count = 0;
  for (duk_idx_t index = 1; index < duk_get_top(duk); index++) {
    if (!duk_is_array(duk, index)) {
      if (count >= script_capacity) return DUK_RET_RANGE_ERROR;
      engine->arguments[count++] = duk_to_number(duk, index);
      continue;
    }
    duk_size_t length = duk_get_length(duk, index);
    for (duk_size_t element = 0; element < length; element++) {
      if (count >= script_capacity) return DUK_RET_RANGE_ERROR;
      duk_get_prop_index(duk, index, (duk_uarridx_t)element);
      engine->arguments[count++] = duk_to_number(duk, -1);
      duk_pop(duk);
    }
  }
  guard_hold(&engine->guard);
  int written = engine->host(
      engine->context, operation, engine->arguments, count, engine->results, script_capacity);
  guard_release(&engine->guard);
  if (written < 0) return 0;
  if (written == 1) {
    duk_push_number(duk, engine->results[0]);
    return 1;
  }
  duk_push_array(duk);
  for (int index = 0; index < written; index++) {
    duk_push_number(duk, engine->results[index]);
    duk_put_prop_index(duk, -2, (duk_uarridx_t)index);
  }
  return 1;
}

// Calls

typedef struct {
  script_engine *engine;
  const char *source;  // the program, compiled or not, or the name of a function
  size_t length;
  const double *arguments;
  int count;
  script_result result;
} request;

static void take_text(request *asked, duk_context *duk, script_kind kind) {
  duk_size_t length = 0;
  const char *text = duk_get_lstring(duk, -1, &length);
  size_t limit = sizeof asked->engine->text;
  if (kind == script_text && length > limit) {
    text = "the text is longer than 65,536 bytes";
    kind = script_error;
    length = strlen(text);
  }
  if (length > limit) length = limit;
  if (length) memcpy(asked->engine->text, text, length);
  asked->result = (script_result){kind, length, NULL, asked->engine->text};
}

static void take_result(request *asked, duk_context *duk) {
  script_engine *engine = asked->engine;
  asked->result = (script_result){script_nothing, 0, engine->results, engine->text};
  if (duk_is_number(duk, -1)) {
    engine->results[0] = duk_get_number(duk, -1);
    asked->result.kind = script_number;
    asked->result.count = 1;
  } else if (duk_is_array(duk, -1)) {
    duk_size_t length = duk_get_length(duk, -1);
    if (length > script_capacity) return;
    for (duk_size_t index = 0; index < length; index++) {
      duk_get_prop_index(duk, -1, (duk_uarridx_t)index);
      engine->results[index] = duk_to_number(duk, -1);
      duk_pop(duk);
    }
    asked->result.kind = script_numbers;
    asked->result.count = length;
  } else if (duk_is_string(duk, -1)) {
    take_text(asked, duk, script_text);
  }
}

static void push_program(request *asked, duk_context *duk) {
  duk_push_lstring(duk, asked->source, asked->length);
  duk_push_string(duk, "expression");
  duk_compile(duk, DUK_COMPILE_EVAL);
}

static duk_ret_t evaluate(duk_context *duk, void *data) {
  request *asked = data;
  push_program(asked, duk);
  duk_call(duk, 0);
  take_result(asked, duk);
  return 0;
}

static duk_ret_t compile(duk_context *duk, void *data) {
  request *asked = data;
  push_program(asked, duk);
  duk_dump_function(duk);
  duk_size_t size = 0;
  void *bytes = duk_get_buffer_data(duk, -1, &size);
  script_engine *engine = asked->engine;
  guard_hold(&engine->guard);
  engine->compiled = malloc(size);
  if (engine->compiled) memcpy(engine->compiled, bytes, size);
  asked->length = size;
  guard_release(&engine->guard);
  return 0;
}

static duk_ret_t run(duk_context *duk, void *data) {
  request *asked = data;
  memcpy(duk_push_fixed_buffer(duk, asked->length), asked->source, asked->length);
  duk_load_function(duk);
  duk_call(duk, 0);
  take_result(asked, duk);
  return 0;
}

static duk_ret_t call(duk_context *duk, void *data) {
  request *asked = data;
  duk_get_global_string(duk, asked->source);
  for (int index = 0; index < asked->count; index++) {
    duk_push_number(duk, asked->arguments[index]);
  }
  duk_call(duk, asked->count);
  take_result(asked, duk);
  return 0;
}

static script_result enter(duk_safe_call_function body, request *asked, double seconds) {
  script_engine *engine = asked->engine;
  const script_result dead = {script_exhausted, 0, NULL, engine->text};
  if (engine->is_dead) return dead;
  switch (sigsetjmp(engine->guard.escape, 0)) {
    case 0: break;
    case guard_timeout:
      engine->is_dead = 1;
      return (script_result){script_timeout, 0, NULL, engine->text};
    default:
      engine->is_dead = 1;
      return dead;
  }
  guard_arm(&engine->guard, seconds);
  duk_int_t status = duk_safe_call(engine->duk, body, asked, 0, 1);
  if (status != DUK_EXEC_SUCCESS) {
    duk_safe_to_string(engine->duk, -1);
    take_text(asked, engine->duk, script_error);
  }
  duk_set_top(engine->duk, 0);
  guard_disarm(&engine->guard);
  return asked->result;
}

script_result script_engine_evaluate(
    script_engine *engine, const char *source, size_t length, double seconds) {
  request asked = {engine, source, length, NULL, 0, {script_nothing, 0, NULL, NULL}};
  return enter(evaluate, &asked, seconds);
}

const void *script_engine_compile(
    script_engine *engine, const char *source, size_t length, double seconds, size_t *size) {
  free(engine->compiled);
  engine->compiled = NULL;
  request asked = {engine, source, length, NULL, 0, {script_nothing, 0, NULL, NULL}};
  enter(compile, &asked, seconds);
  *size = asked.length;
  return engine->compiled;
}

script_result script_engine_run(
    script_engine *engine, const void *program, size_t size, double seconds) {
  request asked = {engine, program, size, NULL, 0, {script_nothing, 0, NULL, NULL}};
  return enter(run, &asked, seconds);
}

script_result script_engine_call(
    script_engine *engine, const char *function, const double *arguments, int count,
    double seconds) {
  request asked = {engine, function, 0, arguments, count, {script_nothing, 0, NULL, NULL}};
  return enter(call, &asked, seconds);
}

// Life

/// Duktape calls this where it can neither throw nor return.
static void leave(void *context, const char *message) {
  (void)message;
  script_engine *engine = context;
  guard_leave(&engine->guard, guard_fatal);
}

script_engine *script_engine_create(size_t memory, script_host host, void *context) {
  script_engine *engine = calloc(1, sizeof *engine);
  if (!engine) return NULL;
  engine->limit = memory;
  engine->host = host;
  engine->context = context;
  if (sigsetjmp(engine->guard.escape, 0) == 0) {
    guard_arm(&engine->guard, 1);
    engine->duk = duk_create_heap(allocate, resize, release, engine, leave);
    if (engine->duk) {
      duk_push_c_function(engine->duk, ask_host, DUK_VARARGS);
      duk_put_global_string(engine->duk, "$host");
    }
    guard_disarm(&engine->guard);
  } else {
    engine->duk = NULL;
  }
  if (!engine->duk) {
    script_engine_destroy(engine);
    return NULL;
  }
  return engine;
}

void script_engine_destroy(script_engine *engine) {
  if (!engine) return;
  for (block *each = engine->blocks; each;) {
    block *next = each->next;
    free(each);
    each = next;
  }
  free(engine->compiled);
  free(engine);
}
