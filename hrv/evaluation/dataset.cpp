#include "hrv/evaluation/dataset.hpp"

#include "hrv/rr.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>

namespace hrv::evaluation {
namespace {

constexpr std::string_view kPrefix = "subject_";

std::string complaint(std::filesystem::path const& path, ParseError const& error) {
    std::string const column = error.column.empty() ? "" : std::string{error.column} + ": ";
    return path.string() + ":" + std::to_string(error.line) + ": " + column + error.message;
}

std::expected<StrapRecording, std::string> read_subject(std::filesystem::path const& folder, int number) {
    auto const light = read_text(folder / "PPG.csv");
    auto const strap = read_text(folder / "RR.txt");
    if (!light || !strap) {
        return std::unexpected(light ? strap.error() : light.error());
    }
    auto recording = parse_csv(*light);
    if (!recording) {
        return std::unexpected(complaint(folder / "PPG.csv", recording.error()));
    }
    auto const intervals = parse_rr(*strap);
    if (!intervals) {
        return std::unexpected(complaint(folder / "RR.txt", intervals.error()));
    }
    StrapRecording read{.number = number, .recording = std::move(*recording), .rr_ms = {}};
    for (auto const interval : *intervals) {
        read.rr_ms.push_back(interval.value());
    }
    return read;
}

std::map<int, std::filesystem::path> subject_folders(std::filesystem::path const& folder) {
    std::map<int, std::filesystem::path> found;
    std::error_code trouble;
    for (auto const& entry : std::filesystem::directory_iterator{folder, trouble}) {
        auto const name = entry.path().filename().string();
        if (entry.is_directory() && name.starts_with(kPrefix)) {
            found.emplace(std::atoi(name.c_str() + kPrefix.size()), entry.path());
        }
    }
    return found;
}

} // namespace

std::expected<std::string, std::string> read_text(std::filesystem::path const& path) {
    std::ifstream file{path, std::ios::binary};
    if (!file) {
        return std::unexpected(path.string() + " cannot be read");
    }
    return std::string{std::istreambuf_iterator<char>{file}, {}};
}

std::expected<std::vector<StrapRecording>, std::string> read_dataset(std::filesystem::path const& folder) {
    std::vector<StrapRecording> all;
    for (auto const& [number, path] : subject_folders(folder)) {
        auto read = read_subject(path, number);
        if (!read) {
            return std::unexpected(read.error());
        }
        all.push_back(std::move(*read));
    }
    if (all.empty()) {
        return std::unexpected(folder.string() + " holds no subject_XX with PPG.csv and RR.txt");
    }
    return all;
}

} // namespace hrv::evaluation
