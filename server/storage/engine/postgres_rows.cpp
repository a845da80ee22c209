#include "storage/engine/postgres_rows.hpp"

#include <charconv>
#include <libpq-fe.h>

namespace evenkeel::storage {
namespace {

// Type numbers of pg_type.h, which libpq's own headers do not carry.
constexpr Oid kBool = 16;
constexpr Oid kBigint = 20;
constexpr Oid kSmallint = 21;
constexpr Oid kInteger = 23;
constexpr Oid kReal = 700;
constexpr Oid kDouble = 701;
constexpr Oid kNumeric = 1700;

template <class Number>
Number parsed(std::string_view text) {
    Number number{};
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// The answer in libpq's own memory.
class ResultAnswer final : public Answer {
public:
    explicit ResultAnswer(PostgresResult result) : result_{std::move(result)} {}

    [[nodiscard]] std::size_t row_count() const override {
        return static_cast<std::size_t>(PQntuples(result_.get()));
    }

    [[nodiscard]] std::size_t column_count() const override {
        return static_cast<std::size_t>(PQnfields(result_.get()));
    }

    [[nodiscard]] std::string_view column_name(std::size_t column) const override {
        return PQfname(result_.get(), static_cast<int>(column));
    }

    [[nodiscard]] Cell cell(std::size_t row, std::size_t column) const override {
        auto const* const result = result_.get();
        auto const at = static_cast<int>(row);
        auto const field = static_cast<int>(column);
        if (PQgetisnull(result, at, field) != 0)
            return {};
        std::string_view const text{PQgetvalue(result, at, field),
                                    static_cast<std::size_t>(PQgetlength(result, at, field))};
        switch (PQftype(result, field)) {
        case kBool:
            return std::int64_t{text == "t" ? 1 : 0};
        case kBigint:
        case kSmallint:
        case kInteger:
            return parsed<std::int64_t>(text);
        case kReal:
        case kDouble:
        case kNumeric:
            return parsed<double>(text);
        default:
            return text;
        }
    }

private:
    PostgresResult result_;
};

} // namespace

void ClearPostgresResult::operator()(pg_result* result) const {
    PQclear(result);
}

Rows rows_of(PostgresResult result) {
    auto const changed = parsed<std::size_t>(PQcmdTuples(result.get()));
    return {std::make_shared<ResultAnswer>(std::move(result)), changed};
}

} // namespace evenkeel::storage
