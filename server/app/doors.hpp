#pragma once

#include "api/context.hpp"
#include "app/installation.hpp"
#include "app/watch/database_watch.hpp"
#include "core/reading/signed_uploads.hpp"
#include "http/message/security_headers.hpp"
#include "http/routing/route.hpp"
#include "http/routing/router.hpp"

#include <functional>
#include <vector>

namespace evenkeel::app {

/// Answers what the database can do for us, as far as is known: at once, whatever happens.
using Readiness = std::function<DatabaseState()>;

/// The three listeners serve from these.
struct DoorPlan {
    Installation const& installation;
    api::Addresses const& addresses;
    http::BehindTls behind_tls;
    http::Gate<api::Context> member_gate;
    http::Gate<api::Context> dashboard_gate;
    reading::SignedUploads& uploads;
    Clock const& clock;
    Readiness ready;
};

struct Doors {
    http::Router main;
    http::Router service;
    http::Router dashboard;
};

/// Builds the routers: calls, static files with their fallbacks, security headers, health.
[[nodiscard]] Doors build_doors(DoorPlan const& plan);

} // namespace evenkeel::app
