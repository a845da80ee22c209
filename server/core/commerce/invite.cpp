#include "core/commerce/invite.hpp"

namespace evenkeel::commerce {

std::string_view to_text(InviteKind kind) {
    switch (kind) {
    case InviteKind::access:
        return "access";
    case InviteKind::gift:
        return "gift";
    case InviteKind::trainer:
        return "trainer";
    }
    return {};
}

InviteKind invite_kind_named(std::string_view name) {
    for (auto const kind : {InviteKind::gift, InviteKind::trainer})
        if (to_text(kind) == name)
            return kind;
    return InviteKind::access;
}

} // namespace evenkeel::commerce
