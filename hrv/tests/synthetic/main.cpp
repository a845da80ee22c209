// hrv_synthesize FOLDER …: writes a synthetic fingertip recording and the exact truth about it.
#include "synthetic/command_line.hpp"
#include "synthetic/synthesize.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>

int main(int count, char** arguments) {
    auto const command = hrv::synthetic::parse_command({arguments + 1, static_cast<std::size_t>(count - 1)});
    if (!command) {
        std::fprintf(stderr, "%s\n%s", command.error().c_str(), hrv::synthetic::usage().c_str());
        return 2;
    }
    auto const made = hrv::synthetic::synthesize(command->options);
    std::filesystem::path const folder = command->folder;
    std::filesystem::create_directories(folder);
    std::ofstream{folder / "recording.csv"} << hrv::synthetic::to_csv(made.recording);
    std::ofstream{folder / "truth.json"} << hrv::synthetic::to_json(command->options, made.truth);
    return 0;
}
