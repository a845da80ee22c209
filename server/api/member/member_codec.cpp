#include "api/member/views.hpp"

namespace evenkeel::http {

template <>
void json::Codec<api::MemberView>::write(JsonWriter& out, api::MemberView const& member) {
    write_members(out, member);
}

template <>
boost::json::value SchemaBook::described<api::MemberView>(Direction direction) {
    describe_members<api::MemberView>(direction);
    return reference(typeid(api::MemberView));
}

} // namespace evenkeel::http
