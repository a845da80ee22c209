#include "api/member/portability/routes.hpp"

namespace evenkeel::api {

std::vector<http::Route> portability_routes(PortabilityUses const& uses) {
    return {export_account(uses), list_imports(uses), preview_import(uses), apply_import(uses),
            undo_import(uses)};
}

} // namespace evenkeel::api
