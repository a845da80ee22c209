#pragma once

#include <stdexcept>
#include <string>
#include <vector>

namespace evenkeel::outbound {

/// Says what is wrong with one field of one content file, for someone who cannot program.
struct ContentFault {
    std::string file;
    int line{1};
    std::string field; ///< "minutes.usual", "steps[2].cue"; empty when it is about the whole file.
    std::string sentence;
};

/// "content/exercises/soft-look.yaml:5: kind: must be one of breath, movement, …"
[[nodiscard]] std::string to_text(ContentFault const& fault);

/// Content that cannot be used; `what` has a line for each fault.
class ContentError : public std::runtime_error {
public:
    explicit ContentError(std::vector<ContentFault> faults);

    explicit ContentError(ContentFault fault) : ContentError{std::vector{std::move(fault)}} {}

    [[nodiscard]] std::vector<ContentFault> const& faults() const { return faults_; }

private:
    std::vector<ContentFault> faults_;
};

/// Collects the faults of several entries or files, so that one reading names them all.
class Faults {
public:
    /// False when the work threw ContentError; its faults are kept.
    template <class Work>
    bool gather(Work const& work) {
        try {
            work();
            return true;
        } catch (ContentError const& error) {
            all_.insert(all_.end(), error.faults().begin(), error.faults().end());
            return false;
        }
    }

    void add(ContentFault fault) { all_.push_back(std::move(fault)); }

    /// Throws ContentError when there is any.
    void complain() const {
        if (!all_.empty())
            throw ContentError{all_};
    }

private:
    std::vector<ContentFault> all_;
};

} // namespace evenkeel::outbound
