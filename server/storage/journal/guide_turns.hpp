#pragma once

#include "core/journal/guide_turns.hpp"
#include "storage/encryption/member_keys.hpp"

namespace evenkeel::storage {

class SqlGuideTurns final : public journal::GuideTurns {
public:
    SqlGuideTurns(Database& database, MemberKeys& keys) : database_{database}, keys_{keys} {}

    [[nodiscard]] journal::GuideStanding standing(MemberId const& member,
                                                  JournalThreadId const& thread) const override;
    [[nodiscard]] std::vector<journal::JournalMessage>
    answer_to(journal::JournalMessage const& entry) const override;
    [[nodiscard]] std::vector<std::string> lines_said(MemberId const& member,
                                                      SaidElsewhere const& where) const override;
    [[nodiscard]] bool keep(journal::NewTurn const& turn) override;

private:
    Database& database_;
    MemberKeys& keys_;
};

} // namespace evenkeel::storage
