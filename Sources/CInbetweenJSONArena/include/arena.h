#ifndef INBETWEEN_JSON_ARENA_H
#define INBETWEEN_JSON_ARENA_H

/* Memory of one JSON tree, cut off large blocks one piece after the other. Jansson asks for a piece
   for each number, key and list, so that what the asking itself takes counts. */
struct json_arena;

/* A new arena; null where there is no memory. */
struct json_arena *json_arena_create(void);

/* Gives back all memory of an arena; null does nothing. */
void json_arena_destroy(struct json_arena *arena);

/* Tells Jansson to allocate in the arena that is open on its thread. */
void json_arena_prepare(void);

/* Opens an arena on this thread, or none; returns the one before. */
struct json_arena *json_arena_enter(struct json_arena *arena);

#endif
