#include "api/context.hpp"

#include "core/edition/edition.hpp"

namespace evenkeel::api {

Sentences const& Context::sentences() const {
    return edition.content.sentences;
}

} // namespace evenkeel::api
