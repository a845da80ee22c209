#include "api/member/views.hpp"

namespace evenkeel::http {

template <>
boost::json::value json::Codec<api::MemberView>::write(api::MemberView const& member) {
    return write_members(member);
}

template <>
boost::json::value SchemaBook::described<api::MemberView>(Direction direction) {
    describe_members<api::MemberView>(direction);
    return reference(typeid(api::MemberView));
}

} // namespace evenkeel::http
