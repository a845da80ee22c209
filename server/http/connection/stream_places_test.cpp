#include "http/connection/stream_places.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <thread>
#include <vector>

namespace evenkeel::http {
namespace {

TEST(StreamPlaces, AreAsManyAsWereSaid) {
    StreamPlaces places{2};
    auto first = places.take();
    auto second = places.take();
    EXPECT_TRUE(first);
    EXPECT_TRUE(second);
    EXPECT_FALSE(places.take());
    first.reset();
    EXPECT_TRUE(places.take());
}

TEST(StreamPlaces, ComeBackOnceThoughTheyWereHandedOn) {
    StreamPlaces places{1};
    {
        auto taken = places.take();
        auto const handed_on = std::move(*taken);
        taken.reset();
        EXPECT_FALSE(places.take());
    }
    EXPECT_TRUE(places.take());
}

TEST(StreamPlaces, ComeBackWhenAStreamBreaksOff) {
    StreamPlaces places{1};
    try {
        auto const place = places.take();
        throw std::runtime_error{"no thread for the producer"};
    } catch (std::runtime_error const&) {
        EXPECT_TRUE(places.take());
    }
}

TEST(StreamPlaces, AreNeverTakenByMoreThanThereAre) {
    StreamPlaces places{3};
    std::atomic<int> holding{0};
    std::atomic<bool> too_many{false};
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < 8; ++i)
            threads.emplace_back([&] {
                for (int round = 0; round < 20'000; ++round)
                    if (auto const place = places.take()) {
                        if (++holding > 3)
                            too_many = true;
                        --holding;
                    }
            });
    }
    EXPECT_FALSE(too_many);
    EXPECT_TRUE(places.take());
}

} // namespace
} // namespace evenkeel::http
