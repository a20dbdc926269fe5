#include "UIKitEnumerations.h"
