#pragma once

#include "core/journal/journal.hpp"

#include <algorithm>
#include <map>
#include <mutex>

namespace evenkeel::testing {

class FakeJournal final : public journal::Journal {
    static auto is(MemberId const& member, JournalThreadId const& thread) {
        return
            [&](journal::JournalThread const& kept) { return kept.member_id == member && kept.id == thread; };
    }

public:
    Opened open_once(journal::JournalThread const& thread, journal::JournalMessage const& first) override {
        std::lock_guard const lock{mutex_};
        for (auto const& kept : threads_)
            if (kept.member_id == thread.member_id && kept.event_id == thread.event_id)
                return {kept, *first_of(kept), false};
        threads_.push_back(thread);
        messages_.push_back(first);
        return {thread, first, true};
    }

    std::optional<Written> write_once(journal::JournalMessage const& entry, EventId const& event) override {
        std::lock_guard const lock{mutex_};
        auto const thread = std::ranges::find_if(threads_, is(entry.member_id, entry.thread_id));
        if (thread == threads_.end())
            return std::nullopt;
        auto const [kept, is_new] = entries_.try_emplace({entry.member_id, event}, entry.id);
        if (!is_new)
            return Written{*std::ranges::find(messages_, kept->second, &journal::JournalMessage::id), false};
        messages_.push_back(entry);
        thread->last_message_at = std::max(thread->last_message_at, entry.sent_at);
        return Written{entry, true};
    }

    [[nodiscard]] std::optional<journal::JournalThread> find(MemberId const& member,
                                                             JournalThreadId const& thread) const override {
        std::lock_guard const lock{mutex_};
        auto const found = std::ranges::find_if(threads_, is(member, thread));
        return found == threads_.end() ? std::nullopt : std::optional{*found};
    }

    [[nodiscard]] std::vector<journal::JournalThread> threads(MemberId const& member,
                                                              std::optional<JournalThreadId> const& before,
                                                              std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<journal::JournalThread> found;
        for (auto const& kept : threads_)
            if (kept.member_id == member && (!before || kept.id < *before))
                found.push_back(kept);
        std::ranges::sort(found, std::greater{}, &journal::JournalThread::id);
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(std::min(limit, found.size())), found.end());
        return found;
    }

    [[nodiscard]] std::vector<journal::JournalMessage> messages(MemberId const& member,
                                                                MessagesWanted const& wanted) const override {
        std::lock_guard const lock{mutex_};
        std::vector<journal::JournalMessage> found;
        for (auto const& kept : messages_)
            if (kept.member_id == member && kept.thread_id == wanted.thread &&
                (!wanted.before || kept.id < *wanted.before))
                found.push_back(kept);
        std::ranges::sort(found, std::greater{}, &journal::JournalMessage::id);
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(std::min(wanted.limit, found.size())),
                    found.end());
        return found;
    }

    [[nodiscard]] std::vector<Line> lines(MemberId const& member,
                                          std::optional<JournalMessageId> const& before,
                                          std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<Line> found;
        for (auto const& kept : messages_)
            if (kept.member_id == member && (!before || kept.id < *before)) {
                auto const& thread = *std::ranges::find_if(threads_, is(member, kept.thread_id));
                found.push_back({kept, thread.life_aspect, thread.current_state});
            }
        std::ranges::sort(
            found, [](Line const& one, Line const& other) { return other.message.id < one.message.id; });
        found.erase(found.begin() + static_cast<std::ptrdiff_t>(std::min(limit, found.size())), found.end());
        return found;
    }

    [[nodiscard]] std::vector<Instant> written_since(MemberId const& member, Instant from,
                                                     std::size_t limit) const override {
        std::lock_guard const lock{mutex_};
        std::vector<Instant> moments;
        for (auto const& kept : threads_)
            if (kept.member_id == member && kept.opened_at >= from)
                moments.push_back(kept.opened_at);
        for (auto const& kept : messages_)
            if (kept.member_id == member && kept.author == journal::Author::member && kept.sent_at >= from)
                moments.push_back(kept.sent_at);
        std::ranges::sort(moments, std::greater{});
        moments.resize(std::min(limit, moments.size()));
        return moments;
    }

    std::optional<journal::JournalMessage> react(MemberId const& member,
                                                 NewReaction const& reaction) override {
        std::lock_guard const lock{mutex_};
        for (auto& kept : messages_)
            if (kept.member_id == member && kept.thread_id == reaction.thread &&
                kept.id == reaction.message) {
                kept.reaction = reaction.reaction;
                return kept;
            }
        return std::nullopt;
    }

    bool mark_read(MemberId const& member, JournalThreadId const& thread) override {
        std::lock_guard const lock{mutex_};
        auto const found = std::ranges::find_if(threads_, is(member, thread));
        if (found == threads_.end())
            return false;
        found->unread = 0;
        return true;
    }

    /// What the guide answers, all of one thread.
    void say(std::vector<journal::JournalMessage> const& messages, Instant at) {
        std::lock_guard const lock{mutex_};
        for (auto const& message : messages) {
            auto const thread = std::ranges::find_if(threads_, is(message.member_id, message.thread_id));
            thread->last_message_at = std::max(thread->last_message_at, at);
            ++thread->unread;
            messages_.push_back(message);
        }
    }

    [[nodiscard]] int unread(MemberId const& member) const {
        std::lock_guard const lock{mutex_};
        int unread = 0;
        for (auto const& kept : threads_)
            unread += kept.member_id == member ? kept.unread : 0;
        return unread;
    }

private:
    [[nodiscard]] std::vector<journal::JournalMessage>::const_iterator
    first_of(journal::JournalThread const& thread) const {
        return std::ranges::find_if(messages_, [&](journal::JournalMessage const& kept) {
            return kept.member_id == thread.member_id && kept.thread_id == thread.id;
        });
    }

    mutable std::mutex mutex_;
    std::vector<journal::JournalThread> threads_;
    std::vector<journal::JournalMessage> messages_;
    std::map<std::pair<MemberId, EventId>, JournalMessageId> entries_;
};

} // namespace evenkeel::testing
