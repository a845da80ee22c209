#pragma once

#include "core/journal/guide_turns.hpp"
#include "tests/support/fake_journal.hpp"
#include "tests/support/fake_member_risks.hpp"

namespace evenkeel::testing {

class FakeGuideTurns final : public journal::GuideTurns {
public:
    FakeGuideTurns(FakeJournal& journal, FakeMemberRisks& risks) : journal_{journal}, risks_{risks} {}

    [[nodiscard]] journal::GuideStanding standing(MemberId const& /*member*/,
                                                  JournalThreadId const& thread) const override {
        std::lock_guard const lock{mutex_};
        auto const kept = standings_.find(thread);
        return kept == standings_.end() ? journal::GuideStanding{} : kept->second;
    }

    [[nodiscard]] std::vector<journal::JournalMessage>
    answer_to(journal::JournalMessage const& entry) const override {
        std::lock_guard const lock{mutex_};
        auto const kept = answers_.find(entry.id);
        return kept == answers_.end() ? std::vector<journal::JournalMessage>{} : kept->second;
    }

    [[nodiscard]] std::vector<std::string> lines_said(MemberId const& member,
                                                      SaidElsewhere const& where) const override {
        std::vector<std::string> lines;
        std::size_t messages = 0;
        for (auto const& line : journal_.lines(member, std::nullopt, 1000)) {
            auto const& message = line.message;
            if (message.thread_id == where.thread || message.sent_at < where.since ||
                message.line_ids.empty() || messages == where.limit)
                continue;
            lines.insert(lines.end(), message.line_ids.begin(), message.line_ids.end());
            ++messages;
        }
        return lines;
    }

    [[nodiscard]] bool keep(journal::NewTurn const& turn) override {
        std::lock_guard const lock{mutex_};
        auto& standing = standings_[turn.entry.thread_id];
        if (!journal_.find(turn.entry.member_id, turn.entry.thread_id) || answers_.contains(turn.entry.id) ||
            standing.turns != turn.turns_before ||
            risks_.find(turn.entry.member_id).revision != turn.risk_revision_before)
            return false;
        if (!turn.messages.empty())
            answers_[turn.entry.id] = turn.messages;
        standing = {.progress = turn.progress, .turns = standing.turns + 1};
        journal_.say(turn.messages, turn.at);
        risks_.keep(turn.entry.member_id, turn.risk, turn.at);
        if (turn.event)
            risks_.add(*turn.event);
        return true;
    }

private:
    FakeJournal& journal_;
    FakeMemberRisks& risks_;
    mutable std::mutex mutex_;
    std::map<JournalThreadId, journal::GuideStanding> standings_;
    std::map<JournalMessageId, std::vector<journal::JournalMessage>> answers_;
};

} // namespace evenkeel::testing
