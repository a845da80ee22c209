#include "outbound/post_policy.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>
#include <openssl/evp.h>

namespace evenkeel::outbound {

namespace {

using boost::json::array;
using boost::json::object;
using boost::json::value;

std::unexpected<Failure> refused(std::string field, std::string message) {
    return refuse(Fault::upload_refused, std::move(field), Sentence::in_english_only(std::move(message)));
}

std::string lower_case(std::string_view text) {
    std::string lower{text};
    std::ranges::transform(lower, lower.begin(), [](char letter) {
        return static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    });
    return lower;
}

/// "2015-12-30T12:00:00.000Z": texts of this one form sort like the times they name.
std::string iso_time(Instant instant) {
    auto const day = std::chrono::floor<std::chrono::days>(instant);
    auto const date = std::chrono::year_month_day{day};
    auto const time = std::chrono::hh_mm_ss{instant - day};
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                       time.hours().count(), time.minutes().count(), time.seconds().count(),
                       time.subseconds().count());
}

std::optional<std::string> decoded_base64(std::string_view text) {
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::string bytes(text.size() / 4 * 3, '\0');
    auto const size =
        EVP_DecodeBlock(reinterpret_cast<unsigned char*>(bytes.data()),
                        reinterpret_cast<unsigned char const*>(text.data()), static_cast<int>(text.size()));
    if (size < 0)
        return std::nullopt;
    auto const padding = std::ranges::count(text.substr(text.size() < 2 ? 0 : text.size() - 2), '=');
    bytes.resize(static_cast<std::size_t>(size - padding));
    return bytes;
}

std::optional<object> parse_policy(std::string_view policy_base64) {
    auto const text = decoded_base64(policy_base64);
    boost::json::error_code error;
    auto const policy = text ? boost::json::parse(*text, error) : value{};
    bool const usable = !error && policy.is_object() && policy.get_object().contains("expiration") &&
                        policy.at("expiration").is_string() && policy.get_object().contains("conditions") &&
                        policy.at("conditions").is_array();
    return usable ? std::optional{policy.get_object()} : std::nullopt;
}

/// One look at a form through the conditions of its policy.
class Inspection {
public:
    Inspection(std::string_view bucket, reading::UploadForm const& form) : file_size_{form.file.size()} {
        values_["bucket"] = bucket;
        for (auto const& [name, content] : form.fields)
            values_.emplace(lower_case(name), content);
    }

    Result<void> check(value const& condition) {
        if (condition.is_object() && condition.get_object().size() == 1) {
            auto const& [name, wanted] = *condition.get_object().begin();
            return wanted.is_string() ? check_exact(name, wanted.get_string()) : unknown();
        }
        if (!condition.is_array() || condition.get_array().size() != 3 ||
            !condition.get_array()[0].is_string())
            return unknown();
        auto const& parts = condition.get_array();
        auto const kind = lower_case(parts[0].get_string());
        if (kind == "content-length-range")
            return check_size(parts[1], parts[2]);
        if (!parts[1].is_string() || !parts[2].is_string() || !parts[1].get_string().starts_with('$'))
            return unknown();
        auto const name = std::string_view{parts[1].get_string()}.substr(1);
        if (kind == "eq")
            return check_exact(name, parts[2].get_string());
        return kind == "starts-with" ? check_start(name, parts[2].get_string()) : unknown();
    }

    /// A field that no condition mentions was not signed.
    [[nodiscard]] Result<void> check_nothing_is_left() const {
        for (auto const& [name, content] : values_) {
            bool const needs_none = name == "bucket" || name == "policy" || name == "x-amz-signature" ||
                                    name.starts_with("x-ignore-");
            if (!needs_none && !covered_.contains(name))
                return refused(name,
                               fmt::format("The form has a field the policy does not mention: {}.", name));
        }
        return {};
    }

private:
    Result<void> check_exact(std::string_view name, std::string_view wanted) {
        auto const found = values_.find(lower_case(name));
        if (found == values_.end() || found->second != wanted)
            return refused(std::string{name}, fmt::format("The policy wants another value for {}.", name));
        covered_.insert(found->first);
        return {};
    }

    Result<void> check_start(std::string_view name, std::string_view wanted) {
        auto const found = values_.find(lower_case(name));
        if (found == values_.end() || !found->second.starts_with(wanted))
            return refused(std::string{name},
                           fmt::format("The policy wants {} to begin with \"{}\".", name, wanted));
        covered_.insert(found->first);
        return {};
    }

    [[nodiscard]] Result<void> check_size(value const& smallest, value const& largest) const {
        if (!smallest.is_int64() || !largest.is_int64())
            return unknown();
        auto const size = static_cast<std::int64_t>(file_size_);
        if (size < smallest.get_int64() || size > largest.get_int64())
            return refused(
                "file",
                fmt::format("The file has {} bytes; the policy allows {} to {} (content-length-range).", size,
                            smallest.get_int64(), largest.get_int64()));
        return {};
    }

    static Result<void> unknown() { return refused("policy", "The policy has a condition we do not know."); }

    std::size_t file_size_;
    std::map<std::string, std::string_view> values_;
    std::set<std::string> covered_;
};

} // namespace

std::string PostPolicy::to_json() const {
    array conditions;
    conditions.push_back(object{{"bucket", bucket}});
    for (auto const& [name, content] : exact_fields)
        conditions.push_back(object{{name, content}});
    conditions.push_back(array{"content-length-range", smallest, largest});
    return boost::json::serialize(object{{"expiration", iso_time(expires)}, {"conditions", conditions}});
}

Result<void> check_policy(std::string_view policy_base64, std::string_view bucket,
                          reading::UploadForm const& form, Instant now) {
    auto const policy = parse_policy(policy_base64);
    if (!policy)
        return refused("policy", "The policy cannot be read.");
    if (std::string_view{policy->at("expiration").get_string()} <= iso_time(now))
        return refused("policy", "This upload form has expired. Ask for a new one.");
    Inspection inspection{bucket, form};
    for (auto const& condition : policy->at("conditions").get_array())
        if (auto const checked = inspection.check(condition); !checked)
            return checked;
    return inspection.check_nothing_is_left();
}

std::string amz_date(Instant instant) {
    auto text = iso_time(instant);
    text.erase(text.find('.'));
    std::erase_if(text, [](char character) { return character == '-' || character == ':'; });
    return text + "Z";
}

} // namespace evenkeel::outbound
