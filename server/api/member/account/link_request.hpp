#pragma once

#include <boost/describe.hpp>
#include <string>

namespace evenkeel::api {

struct LinkRequest {
    std::string email_address;
};
BOOST_DESCRIBE_STRUCT(LinkRequest, (), (email_address))

} // namespace evenkeel::api
