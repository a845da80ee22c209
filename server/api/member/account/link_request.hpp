#pragma once

#include <boost/describe.hpp>
#include <string>

namespace evenkeel::api {

struct LinkRequest {
    /// Where the link goes. The answer does not tell whether the address has an account. {length ..254}
    std::string email_address;
};
BOOST_DESCRIBE_STRUCT(LinkRequest, (), (email_address))

} // namespace evenkeel::api
