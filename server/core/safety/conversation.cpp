#include "core/safety/conversation.hpp"

namespace evenkeel::safety {

Finding Conversation::hear(std::string_view entry) {
    auto finding = read_for_risk(entry);
    risk_ = with(risk_, finding);
    return finding;
}

} // namespace evenkeel::safety
