#pragma once
#include <png.h>

// The simplified interface alone: the other one reports errors with longjmp, which must not
// cross Swift frames. Its version, and eight bits of straight red, green, blue and alpha.
static inline void inbetween_png_prepare(png_imagep image) {
  *image = (png_image){.version = PNG_IMAGE_VERSION};
}
static inline png_uint_32 inbetween_png_rgba(void) { return PNG_FORMAT_RGBA; }
