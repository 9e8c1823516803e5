#include "arena.h"

#include <jansson.h>
#include <stddef.h>
#include <stdlib.h>

struct json_arena {
  /* Where the next piece is cut off, and how much is left there. */
  char *next;
  size_t left;
  /* The newest block; each begins with the address of the one before. */
  void *block;
  /* What the next block has, in bytes. */
  size_t next_size;
};

/* All pieces lie at a multiple of this: that is what numbers and addresses need. */
static const size_t alignment = 8;
/* The first block for small pieces, in bytes, since most files are small; and the largest. */
static const size_t first_block = (size_t)16 << 10;
static const size_t largest_block = (size_t)1 << 20;

static _Thread_local struct json_arena *open_arena;

static void *allocate_in_new_block(struct json_arena *arena, size_t size) {
  /* What is large has a block of its own, and the rest of the last one still serves. */
  int is_large = size > arena->next_size / 4;
  size_t count = is_large ? size : arena->next_size;
  char *block = malloc(alignment + count);
  if (!block) return NULL;
  *(void **)block = arena->block;
  arena->block = block;
  char *start = block + alignment;
  if (!is_large) {
    arena->next = start + size;
    arena->left = count - size;
    if (arena->next_size < largest_block) arena->next_size *= 2;
  }
  return start;
}

static void *allocate(size_t size) {
  struct json_arena *arena = open_arena;
  if (!arena || size > (size_t)-1 / 2) return NULL;
  size = (size + alignment - 1) & ~(alignment - 1);
  if (size > arena->left) return allocate_in_new_block(arena, size);
  char *start = arena->next;
  arena->next = start + size;
  arena->left -= size;
  return start;
}

/* What is given back goes with its arena. */
static void keep(void *piece) { (void)piece; }

struct json_arena *json_arena_create(void) {
  struct json_arena *arena = malloc(sizeof *arena);
  if (arena) *arena = (struct json_arena){NULL, 0, NULL, first_block};
  return arena;
}

void json_arena_destroy(struct json_arena *arena) {
  if (!arena) return;
  void *block = arena->block;
  while (block) {
    void *before = *(void **)block;
    free(block);
    block = before;
  }
  free(arena);
}

void json_arena_prepare(void) { json_set_alloc_funcs(allocate, keep); }

struct json_arena *json_arena_enter(struct json_arena *arena) {
  struct json_arena *before = open_arena;
  open_arena = arena;
  return before;
}
