#include "core/history/day_traits.hpp"

#include "core/base/local_day.hpp"

#include <array>
#include <cmath>
#include <numbers>

namespace evenkeel::history {
namespace {

using std::chrono::local_days;

constexpr int kNoon = 12 * 60; // minutes of the day
constexpr double kHalfTurn = 180;
constexpr std::array kWeekdays{"sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"};

/// Days by trait, as they are met.
class Gathered {
public:
    void expect(TraitKind kind, std::string key) { days_[{kind, std::move(key)}]; }

    void mark(TraitKind kind, std::string key, local_days day) { days_[{kind, std::move(key)}].insert(day); }

    [[nodiscard]] std::vector<TraitDays> traits(Days const& days_with_reading) const {
        std::vector<TraitDays> traits;
        for (auto const& [trait, days] : days_)
            traits.push_back({.trait = trait,
                              .with = days,
                              .known = trait.kind == TraitKind::context_tag ? std::optional{days_with_reading}
                                                                            : std::nullopt});
        return traits;
    }

private:
    std::map<Trait, Days> days_;
};

void mark_check_ins(Gathered& gathered, std::span<checkin::DayCheckIn const> check_ins,
                    std::string const& time_zone) {
    std::optional<local_days> last;
    for (auto const& check_in : check_ins) {
        for (auto const& sign : check_in.body_signs)
            gathered.mark(TraitKind::body_sign, sign, check_in.day);
        if (last == check_in.day)
            continue;
        last = check_in.day;
        auto const weekday = std::chrono::weekday{check_in.day};
        gathered.mark(TraitKind::weekday, kWeekdays.at(weekday.c_encoding()), check_in.day);
        if (minute_of_day(check_in.at, time_zone) < kNoon)
            gathered.mark(TraitKind::first_check_in, "before_noon", check_in.day);
    }
}

void mark_practice(Gathered& gathered, std::span<program::PracticeMark const> marks) {
    for (auto const& mark : marks) {
        gathered.mark(TraitKind::practice, "any", mark.day);
        if (mark.item != program::PracticeItem::tried)
            gathered.mark(TraitKind::practice, std::string{word_of(mark.item)}, mark.day);
    }
}

} // namespace

Comfort comfort_of_days(std::span<checkin::DayCheckIn const> check_ins) {
    struct Sum {
        double comfort{0};
        int check_ins{0};
    };

    std::map<local_days, Sum> sums;
    for (auto const& check_in : check_ins) {
        auto& sum = sums[check_in.day];
        sum.comfort += std::sin(check_in.felt_angle.degrees() / kHalfTurn * std::numbers::pi);
        ++sum.check_ins;
    }
    Comfort comfort;
    for (auto const& [day, sum] : sums)
        comfort[day] = sum.comfort / sum.check_ins;
    return comfort;
}

std::vector<TraitDays> traits_of_days(DaySources const& sources, std::string const& time_zone) {
    Gathered gathered;
    for (auto const* const key : {"any", "social_play", "exercise", "stillness"})
        gathered.expect(TraitKind::practice, key);
    gathered.expect(TraitKind::first_check_in, "before_noon");
    for (auto const* const weekday : kWeekdays)
        gathered.expect(TraitKind::weekday, weekday);
    gathered.expect(TraitKind::article, "read");
    gathered.expect(TraitKind::journal, "written");

    mark_check_ins(gathered, sources.check_ins, time_zone);
    mark_practice(gathered, sources.practice);
    for (auto const day : sources.article_days)
        gathered.mark(TraitKind::article, "read", day);
    for (auto const day : sources.journal_days)
        gathered.mark(TraitKind::journal, "written", day);
    Days with_reading;
    for (auto const& reading : sources.readings) {
        auto const day = local_day(reading.at, time_zone);
        with_reading.insert(day);
        for (auto const tag : reading.tags)
            gathered.mark(TraitKind::context_tag, std::string{to_text(tag)}, day);
    }
    return gathered.traits(with_reading);
}

} // namespace evenkeel::history
