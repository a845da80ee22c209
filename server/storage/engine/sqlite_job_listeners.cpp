#include "storage/engine/sqlite_job_listeners.hpp"

namespace evenkeel::storage {

class SqliteJobListeners::Listener final : public JobListener {
public:
    Listener(std::shared_ptr<SqliteJobListeners> all, Functions::iterator own)
        : all_{std::move(all)}, own_{own} {}

    /// Waits for a call that is under way, so that none comes afterwards.
    ~Listener() override {
        std::scoped_lock const lock{all_->mutex_};
        all_->functions_.erase(own_);
    }

    Listener(Listener const&) = delete;
    Listener& operator=(Listener const&) = delete;

private:
    std::shared_ptr<SqliteJobListeners> all_;
    Functions::iterator own_;
};

std::unique_ptr<JobListener> SqliteJobListeners::add(std::function<void()> on_jobs) {
    std::scoped_lock const lock{mutex_};
    functions_.push_back(std::move(on_jobs));
    return std::make_unique<Listener>(shared_from_this(), std::prev(functions_.end()));
}

void SqliteJobListeners::tell_all() {
    std::scoped_lock const lock{mutex_};
    for (auto const& on_jobs : functions_)
        on_jobs();
}

} // namespace evenkeel::storage
