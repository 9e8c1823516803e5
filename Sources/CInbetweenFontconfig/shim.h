#include <fontconfig/fontconfig.h>

// Fontconfig names its properties by macros of string literals; Swift sees them as constants.
static const char *const inbetween_fc_family = FC_FAMILY;
static const char *const inbetween_fc_style = FC_STYLE;
static const char *const inbetween_fc_weight = FC_WEIGHT;
static const char *const inbetween_fc_slant = FC_SLANT;
static const char *const inbetween_fc_file = FC_FILE;
static const char *const inbetween_fc_index = FC_INDEX;
static const char *const inbetween_fc_postscript_name = FC_POSTSCRIPT_NAME;
static const char *const inbetween_fc_scalable = FC_SCALABLE;
static const char *const inbetween_fc_charset = FC_CHARSET;
static const char *const inbetween_fc_lang = FC_LANG;
