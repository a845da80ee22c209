// expected: implicit instantiation of undefined template 'evenkeel::http::json::Codec<Undescribed>'
#include "http/values/json.hpp"

struct Undescribed {
    int number{0};
};
#ifdef CONTROL
BOOST_DESCRIBE_STRUCT(Undescribed, (), (number))
#endif

evenkeel::Result<Undescribed> read(std::string_view text) {
    return evenkeel::http::decode<Undescribed>(text);
}
