#include "outbound/argon2_passwords.hpp"

#include "core/base/unavailable.hpp"

#include <array>
#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <sodium.h>
#include <thread>
#include <vector>

namespace evenkeel::outbound {
namespace {

/// The hash, at today's cost, of 32 random bytes that were thrown away: what an unknown address is compared
/// with.
constexpr std::string_view kNobody =
    "$argon2id$v=19$m=65536,t=2,p=1$wxVm6MsWx+U7VSlcG5ISEQ$D5vWHrtB5oTgOC9+/KT1wCBnc/eiB33Rt+isFsRvKOA";

std::string hash_now(std::string_view password) {
    std::array<char, crypto_pwhash_STRBYTES> text{};
    auto const failed =
        crypto_pwhash_str(text.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                          crypto_pwhash_MEMLIMIT_INTERACTIVE);
    if (failed != 0)
        throw Unavailable{"no memory to hash a password"};
    return text.data();
}

} // namespace

class Argon2Passwords::Pool {
public:
    explicit Pool(Limits limits) : limits_{limits} {
        for (std::size_t i = 0; i < limits.threads; ++i)
            threads_.emplace_back([this](std::stop_token const& stop) { work(stop); });
    }

    template <class Value>
    Value run(account::Bringer bringer, std::function<Value()> task) {
        // Shared with the thread: it is still inside of the task for a moment when the result is there.
        auto const packaged = std::make_shared<std::packaged_task<Value()>>(std::move(task));
        auto result = packaged->get_future();
        {
            std::scoped_lock const lock{mutex_};
            auto const is_known = bringer == account::Bringer::known_device;
            if (!is_known && strangers_.size() >= limits_.waiting)
                throw Unavailable{"too many passwords are being checked"};
            (is_known ? known_ : strangers_).emplace_back([packaged] { (*packaged)(); });
        }
        wake_.notify_one();
        return result.get();
    }

private:
    void work(std::stop_token const& stop) {
        std::unique_lock lock{mutex_};
        while (wake_.wait(lock, stop, [this] { return !known_.empty() || !strangers_.empty(); })) {
            auto& queue = known_.empty() ? strangers_ : known_;
            auto const task = std::move(queue.front());
            queue.pop_front();
            lock.unlock();
            task();
            lock.lock();
        }
    }

    Limits limits_;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::deque<std::function<void()>> known_;
    std::deque<std::function<void()>> strangers_;
    std::vector<std::jthread> threads_; // last: its threads end before what they use
};

Argon2Passwords::Argon2Passwords(Limits limits) : pool_{std::make_unique<Pool>(limits)} {
    if (sodium_init() < 0)
        throw std::runtime_error{"libsodium could not be initialised"};
}

Argon2Passwords::~Argon2Passwords() = default;

std::string Argon2Passwords::hash(std::string_view password) {
    return pool_->run<std::string>(account::Bringer::known_device, [password] { return hash_now(password); });
}

bool Argon2Passwords::verify(std::string_view hash, std::string_view password, account::Bringer bringer) {
    return pool_->run<bool>(bringer, [hash, password] {
        std::string const text{hash.empty() ? kNobody : hash};
        auto const matches = crypto_pwhash_str_verify(text.c_str(), password.data(), password.size()) == 0;
        return matches && !hash.empty();
    });
}

} // namespace evenkeel::outbound
