#include <duktape.h>
