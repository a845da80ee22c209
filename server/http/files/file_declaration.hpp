#pragma once

// Paths that are no typed calls: files that anybody may read, and forms that hand a file over. They stand
// outside of the mount prefix of the calls, and in the same contract.

#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "http/message/request.hpp"
#include "http/values/json_schema.hpp"

namespace evenkeel::http {

/// The contract printer describes a file by these.
struct FileDeclaration {
    std::string operation{}; ///< Its one name: "getQuizFile".
    std::string path{};      ///< The whole path; may hold "{parameters}".
    std::string summary{};   ///< One sentence for the contract.
    Method method{Method::get};
    int retries{2};
    /// It answers one of these. None: an answer without a body, to `json_body` or else to a form with a file.
    std::vector<boost::json::value (*)(SchemaBook&)> replies{};
    std::string
        json_body{}; ///< It takes JSON of somebody else's making: one sentence about it. Empty: it does not.
    bool has_languages{false}; ///< Chosen by ?language_code or Accept-Language; 304 where the client has it.
    std::vector<Fault> refusals{};
};

/// A value of type T, as `replies` of a FileDeclaration has it.
template <class T>
boost::json::value file_schema(SchemaBook& book) {
    return book.of<T>(Direction::reply);
}

} // namespace evenkeel::http
