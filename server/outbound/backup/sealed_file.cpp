#include "outbound/backup/sealed_file.hpp"

#include "core/base/unavailable.hpp"
#include "outbound/backup/durable_file.hpp"
#include "outbound/bytes.hpp"

#include <array>
#include <fmt/format.h>
#include <sodium.h>
#include <string>
#include <vector>

namespace evenkeel::outbound {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic = "evenkeel sealed backup 1\n";
constexpr std::size_t kPart = 64 * 1024;
constexpr std::size_t kOverhead = crypto_secretstream_xchacha20poly1305_ABYTES;

using Bytes = std::vector<unsigned char>;
using Salt = std::array<unsigned char, crypto_pwhash_SALTBYTES>;
using Header = std::array<unsigned char, crypto_secretstream_xchacha20poly1305_HEADERBYTES>;

std::string_view as_text(unsigned char const* bytes, std::size_t count) {
    return {reinterpret_cast<char const*>(bytes), count};
}

/// Hashed slowly, so that a secret which a person thought of is not guessed at once.
class Key {
public:
    Key(std::string_view secret, Salt const& salt) {
        if (crypto_pwhash(bytes_.data(), bytes_.size(), secret.data(), secret.size(), salt.data(),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE,
                          crypto_pwhash_ALG_ARGON2ID13) != 0)
            throw Unavailable{"there is not enough memory to work out the key"};
    }

    ~Key() { sodium_memzero(bytes_.data(), bytes_.size()); }

    Key(Key const&) = delete;
    Key& operator=(Key const&) = delete;

    [[nodiscard]] unsigned char const* data() const { return bytes_.data(); }

private:
    std::array<unsigned char, crypto_secretstream_xchacha20poly1305_KEYBYTES> bytes_{};
};

std::size_t read_part(std::FILE* file, Bytes& part, fs::path const& path) {
    auto const count = std::fread(part.data(), 1, part.size(), file);
    if (std::ferror(file) != 0)
        throw Unavailable{fmt::format("{} cannot be read", path.string())};
    return count;
}

/// More is to come after this part.
bool has_more(std::FILE* file) {
    auto const next = std::fgetc(file);
    return next != EOF && std::ungetc(next, file) != EOF;
}

void copy_as_it_is(std::FILE* source, DurableFile& target, fs::path const& from) {
    Bytes part(kPart);
    while (auto const count = read_part(source, part, from))
        target.write(as_text(part.data(), count));
}

void seal(std::FILE* source, DurableFile& target, std::string_view secret, fs::path const& from) {
    Salt salt{};
    randombytes_buf(salt.data(), salt.size());
    Key const key{secret, salt};
    crypto_secretstream_xchacha20poly1305_state state{};
    Header header{};
    crypto_secretstream_xchacha20poly1305_init_push(&state, header.data(), key.data());
    target.write(kMagic);
    target.write(as_text(salt.data(), salt.size()));
    target.write(as_text(header.data(), header.size()));

    Bytes sealed(kPart + kOverhead);
    auto const push = [&](Bytes const& part, std::size_t count, unsigned char tag) {
        crypto_secretstream_xchacha20poly1305_push(&state, sealed.data(), nullptr, part.data(), count,
                                                   nullptr, 0, tag);
        target.write(as_text(sealed.data(), count + kOverhead));
    };
    // An empty part first: it opens with the right key alone, so a wrong one is not taken for damage.
    Bytes part(kPart);
    push(part, 0, crypto_secretstream_xchacha20poly1305_TAG_MESSAGE);
    for (bool more = true; more;) {
        auto const count = read_part(source, part, from);
        more = has_more(source);
        push(part, count,
             more ? crypto_secretstream_xchacha20poly1305_TAG_MESSAGE
                  : crypto_secretstream_xchacha20poly1305_TAG_FINAL);
    }
}

/// Everything after the mark that says the file is sealed.
class Opening {
public:
    Opening(std::FILE* source, std::string_view secret, fs::path const& from) : source_{source}, from_{from} {
        Salt salt{};
        Header header{};
        if (std::fread(salt.data(), 1, salt.size(), source) != salt.size() ||
            std::fread(header.data(), 1, header.size(), source) != header.size())
            damaged();
        Key const key{secret, salt};
        crypto_secretstream_xchacha20poly1305_init_pull(&state_, header.data(), key.data());
        Bytes first(kOverhead);
        if (read_part(source, first, from) != kOverhead)
            damaged();
        if (!pull(first, kOverhead))
            throw Unavailable{fmt::format(
                "{} was sealed under another backup_key, or its beginning is damaged", from.string())};
    }

    void copy(DurableFile& target) {
        Bytes part(kPart + kOverhead);
        while (tag_ != crypto_secretstream_xchacha20poly1305_TAG_FINAL) {
            auto const count = read_part(source_, part, from_);
            if (count < kOverhead || !pull(part, count))
                damaged();
            target.write(as_text(opened_.data(), count - kOverhead));
        }
        if (has_more(source_))
            damaged();
    }

private:
    bool pull(Bytes const& part, std::size_t count) {
        opened_.resize(kPart + kOverhead);
        return crypto_secretstream_xchacha20poly1305_pull(&state_, opened_.data(), nullptr, &tag_,
                                                          part.data(), count, nullptr, 0) == 0;
    }

    [[noreturn]] void damaged() const {
        throw Unavailable{fmt::format("{} is damaged before byte {}, or ends too early", from_.string(),
                                      std::ftell(source_))};
    }

    std::FILE* source_;
    fs::path const& from_;
    crypto_secretstream_xchacha20poly1305_state state_{};
    unsigned char tag_{0};
    Bytes opened_;
};

void start_sodium() {
    if (sodium_init() < 0)
        throw Unavailable{"libsodium could not be initialised"};
}

} // namespace

void seal_file(fs::path const& from, fs::path const& to, std::string_view secret) {
    start_sodium();
    auto const source = open_to_read(from);
    DurableFile target{to};
    secret.empty() ? copy_as_it_is(source.get(), target, from) : seal(source.get(), target, secret, from);
    target.finish();
}

void open_sealed_file(fs::path const& from, fs::path const& to, std::string_view secret) {
    start_sodium();
    auto const source = open_to_read(from);
    DurableFile target{to};
    std::string mark(kMagic.size(), '\0');
    if (std::fread(mark.data(), 1, mark.size(), source.get()) == mark.size() && mark == kMagic) {
        if (secret.empty())
            throw Unavailable{fmt::format("{} is sealed; set backup_key", from.string())};
        Opening{source.get(), secret, from}.copy(target);
    } else {
        if (std::fseek(source.get(), 0, SEEK_SET) != 0)
            throw Unavailable{fmt::format("{} cannot be read from its beginning", from.string())};
        copy_as_it_is(source.get(), target, from);
    }
    target.finish();
}

} // namespace evenkeel::outbound
