#include "outbound/portability/apple_health.hpp"

#include "core/portability/time_text.hpp"
#include "outbound/portability/zip.hpp"

#include <charconv>
#include <expat.h>
#include <memory>

namespace evenkeel::outbound {
namespace {

using portability::Found;
using portability::FoundReading;

constexpr std::string_view kVariability = "HKQuantityTypeIdentifierHeartRateVariabilitySDNN";
constexpr std::string_view kMindful = "HKCategoryTypeIdentifierMindfulSession";
constexpr std::string_view kHeartRate = "HKQuantityTypeIdentifierHeartRate";
constexpr int kDeepest = 32;
constexpr UnzipLimits kLimits{.files = 50'000, .bytes = std::size_t{256} * 1024 * 1024, .ratio = 200};

std::string_view attribute(char const* const* attributes, std::string_view name) {
    for (auto const* const* place = attributes; *place != nullptr; place += 2)
        if (name == place[0])
            return place[1];
    return {};
}

class HealthReader {
public:
    HealthReader() : parser_{XML_ParserCreate(nullptr)} {
        XML_SetUserData(parser_.get(), this);
        XML_SetElementHandler(parser_.get(), &begin_element, &end_element);
        XML_SetEntityDeclHandler(parser_.get(), &declare_entity);
    }

    Result<void> feed(std::string_view piece, bool is_last) {
        auto const status =
            XML_Parse(parser_.get(), piece.data(), static_cast<int>(piece.size()), is_last ? 1 : 0);
        if (status == XML_STATUS_OK)
            return {};
        if (is_too_much_)
            return refuse(Fault::payload_too_large, "file_base64", "The file has more than 100,000 entries.");
        return refuse(Fault::invalid_input, "file_base64",
                      is_suspicious_ ? Sentence{"Line {line}: this does not belong in an Apple Health file.",
                                                {{"line", double(line())}}}
                                     : Sentence{"Line {line}: this is not XML we can read.",
                                                {{"line", double(line())}}});
    }

    Found end() {
        if (heart_rates_ > 0)
            found_.skipped.push_back({{"", first_heart_rate_},
                                      Sentence{"{count, plural, one {# heart rate stands} other {# heart "
                                               "rates stand}} alone, without the times "
                                               "between beats, and cannot be kept here.",
                                               {{"count", double(heart_rates_)}}}});
        return std::move(found_);
    }

private:
    struct Free {
        void operator()(XML_Parser parser) const { XML_ParserFree(parser); }
    };

    static HealthReader& self(void* user) { return *static_cast<HealthReader*>(user); }

    static void begin_element(void* user, char const* name, char const** attributes) {
        self(user).begin(name, attributes);
    }

    static void end_element(void* user, char const* name) { self(user).end(name); }

    // Apple's file declares elements and no entity; entities are what XML bombs are made of.
    // NOLINTNEXTLINE(readability-function-size): the library says what it hands over.
    static void declare_entity(void* user, char const*, int, char const*, int, char const*, char const*,
                               char const*, char const*) {
        self(user).stop_suspicious();
    }

    void stop() { XML_StopParser(parser_.get(), XML_FALSE); }

    /// It declares an entity, or its elements stand in each other too deeply.
    void stop_suspicious() {
        is_suspicious_ = true;
        stop();
    }

    [[nodiscard]] std::size_t line() const { return XML_GetCurrentLineNumber(parser_.get()); }

    void begin(std::string_view name, char const* const* attributes) {
        if (++depth_ > kDeepest)
            return stop_suspicious();
        if (name == "Record")
            begin_record(attributes);
        else if (name == "InstantaneousBeatsPerMinute" && reading_)
            add_beat(attribute(attributes, "bpm"));
    }

    void begin_record(char const* const* attributes) {
        auto const type = attribute(attributes, "type");
        if (type == kHeartRate && heart_rates_++ == 0)
            first_heart_rate_ = line();
        if (type != kVariability && type != kMindful)
            return;
        auto const begun = portability::moment_in(attribute(attributes, "startDate"));
        auto const ended = portability::moment_in(attribute(attributes, "endDate"));
        portability::FilePlace const place{"", line()};
        if (found_.skipped.size() + found_.readings.size() + found_.sessions.size() >=
            portability::kMostFound) {
            is_too_much_ = true;
            stop();
        } else if (!begun || !ended) {
            found_.skipped.push_back({place, "Its startDate or endDate cannot be read."});
        } else if (type == kMindful) {
            found_.sessions.push_back({place, *begun, ended->wall - begun->wall});
        } else {
            reading_ = FoundReading{.place = place, .moment = *begun, .intervals_ms = {}};
        }
    }

    void add_beat(std::string_view bpm) {
        double rate = 0;
        auto const read = std::from_chars(bpm.data(), bpm.data() + bpm.size(), rate);
        if (read.ec == std::errc{} && rate >= 20 && rate <= 300 && reading_->intervals_ms.size() < 20'000)
            reading_->intervals_ms.push_back(60'000 / rate);
    }

    void end(std::string_view name) {
        --depth_;
        if (name != "Record" || !reading_)
            return;
        if (reading_->intervals_ms.empty())
            found_.skipped.push_back(
                {reading_->place, "It has SDNN but no beats, so RMSSD cannot be worked out."});
        else
            found_.readings.push_back(std::move(*reading_));
        reading_.reset();
    }

    std::unique_ptr<XML_ParserStruct, Free> parser_;
    Found found_{.source = portability::ImportSource::apple_health,
                 .moods = {},
                 .readings = {},
                 .sessions = {},
                 .skipped = {}};
    std::optional<FoundReading> reading_;
    bool is_suspicious_{false};
    bool is_too_much_{false};
    int depth_{0};
    std::size_t heart_rates_{0};
    std::size_t first_heart_rate_{0};
};

/// The clinical documents that stand beside it end on "_cda.xml".
bool is_health_file(std::string_view name) {
    return name.ends_with(".xml") && !name.ends_with("_cda.xml") && !name.contains("clinical");
}

} // namespace

Result<Found> read_apple_health(std::string_view xml) {
    HealthReader reader;
    if (auto const read = reader.feed(xml, true); !read)
        return std::unexpected(read.error());
    return reader.end();
}

Result<Found> read_apple_health_zip(std::string_view bytes) {
    HealthReader reader;
    std::string chosen;
    UnzipVisitor const visitor{
        .is_wanted =
            [&](std::string_view name) {
                if (!chosen.empty() || !is_health_file(name))
                    return false;
                chosen = name;
                return true;
            },
        .take = [&](std::string_view, std::string_view piece) { return reader.feed(piece, piece.empty()); }};
    if (auto const read = unzip_each(bytes, visitor, kLimits); !read)
        return std::unexpected(read.error());
    if (chosen.empty())
        return refuse(Fault::invalid_input, "file_base64",
                      "The archive has no export.xml from Apple Health.");
    return reader.end();
}

} // namespace evenkeel::outbound
