#include "http/files/open_file.hpp"

#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace evenkeel::http {

std::shared_ptr<OpenFile const> OpenFile::open(std::filesystem::path const& path) {
    // Non-blocking, because opening a named pipe would otherwise wait for a writer.
    int const descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (descriptor < 0)
        return nullptr;
    struct stat facts{};
    bool const regular = ::fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode);
    if (!regular) {
        ::close(descriptor);
        return nullptr;
    }
    auto const modified = std::int64_t{facts.st_mtim.tv_sec} * 1'000'000'000 + facts.st_mtim.tv_nsec;
    return std::shared_ptr<OpenFile const>{
        new OpenFile{descriptor, static_cast<std::uint64_t>(facts.st_size), modified}};
}

OpenFile::~OpenFile() {
    ::close(descriptor_);
}

std::size_t OpenFile::read(std::uint64_t offset, std::span<char> into) const {
    std::size_t done = 0;
    while (done < into.size()) {
        auto const got =
            ::pread(descriptor_, into.data() + done, into.size() - done, static_cast<off_t>(offset + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw std::system_error{errno, std::generic_category(), "reading a file"};
        if (got == 0)
            break;
        done += static_cast<std::size_t>(got);
    }
    return done;
}

} // namespace evenkeel::http
