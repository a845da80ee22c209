#include "app/commands/commands.hpp"
#include "app/commands/open_database.hpp"
#include "core/account/member/member.hpp"
#include "core/base/access_code.hpp"
#include "core/base/local_day.hpp"
#include "core/experiment/report.hpp"
#include "outbound/system_clock.hpp"
#include "storage/site/leads.hpp"
#include "storage/site/site_events.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <iostream>

namespace evenkeel::app {
namespace {

void print_side(std::string_view name, experiment::Side const& side) {
    std::cout << fmt::format("  {:<4} {:>8} shown {:>8} went on  {:>5.1f} %  ({:.1f} to {:.1f} %)\n", name,
                             side.exposed, side.converted, side.rate.share * 100, side.rate.low * 100,
                             side.rate.high * 100);
}

void print(experiment::Report const& report) {
    std::cout << report.experiment << '\n';
    print_side("off", report.without);
    print_side("on", report.with);
    std::cout << fmt::format("  sample ratio p = {:.4f}{}\n", report.sample_ratio_p,
                             report.is_split_fairly()
                                 ? ""
                                 : ": the sides were not drawn by a fair coin, so this result means nothing");
}

} // namespace

int show_experiments(CommandLine const& line) {
    auto const database = open_database(line.config);
    storage::SqlSiteEvents const events{*database};
    outbound::SystemClock const clock;
    auto const first_day = day_text(local_day(clock.now() - std::chrono::days{line.days}, "Etc/UTC"));
    std::cout << "since " << first_day << ", with 95 % intervals\n";
    for (auto const& report : experiment::reports_of(events.count_sides(first_day)))
        print(report);
    std::cout << "events\n";
    for (auto const& count : events.count(first_day))
        std::cout << fmt::format("  {:>8}  {} {}\n", count.times, word_of(count.name), count.place);
    return 0;
}

int list_leads(CommandLine const& line) {
    auto const kind = value_named<lead::LeadKind>(line.kind);
    auto const database = open_database(line.config);
    for (auto const& lead : storage::SqlLeads{*database}.list(kind, static_cast<std::size_t>(line.limit)))
        std::cout << fmt::format("{:%Y-%m-%d %H:%M}Z\t{}\t{}\t{}\t{}\t{}\n",
                                 std::chrono::floor<std::chrono::minutes>(lead.created_at),
                                 word_of(lead.kind), lead.email_address, lead.first_name, lead.language_code,
                                 has_code(lead.kind) ? spelled_out(lead.unique_code) : std::string{});
    return 0;
}

int forget_leads_of(CommandLine const& line) {
    auto const address = account::normalise_address(line.email_address);
    if (!address) {
        std::cerr << "evenkeel: " << address.error().message.english() << '\n';
        return 2;
    }
    auto const database = open_database(line.config);
    auto const count = storage::SqlLeads{*database}.forget_address(*address);
    std::cout << fmt::format("{} forgotten of {}\n", count, *address);
    return count > 0 ? 0 : 1;
}

} // namespace evenkeel::app
