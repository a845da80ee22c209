#include "tests/support/temporary_folder.hpp"

#include <cstdlib>
#include <system_error>

namespace evenkeel::testing {

TemporaryFolder::TemporaryFolder(std::string const& name) {
    auto text = (std::filesystem::temp_directory_path() / ("evenkeel-" + name + "-XXXXXX")).string();
    if (mkdtemp(text.data()) == nullptr)
        throw std::system_error{errno, std::generic_category(), "mkdtemp " + text};
    path_ = text;
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code left_behind; // nothing a test could do about it
    std::filesystem::remove_all(path_, left_behind);
}

} // namespace evenkeel::testing
