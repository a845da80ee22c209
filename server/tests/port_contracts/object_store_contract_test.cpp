#include "outbound/embedded_object_store.hpp"
#include "tests/support/fake_object_store.hpp"
#include "tests/support/fixed_clock.hpp"
#include "tests/support/temporary_folder.hpp"

#include <gtest/gtest.h>

namespace evenkeel::testing {
namespace {

class FakeObjects {
public:
    [[nodiscard]] ObjectStore& store() { return objects_; }

    void post(PresignedPost const& form, std::string const& file) {
        objects_.upload(form.fields.at("key"), file);
    }

private:
    FakeObjectStore objects_;
};

class EmbeddedObjects {
public:
    [[nodiscard]] ObjectStore& store() { return objects_; }

    /// What a browser does with the form.
    void post(PresignedPost const& form, std::string const& file) {
        reading::UploadForm upload{.file = file};
        for (auto const& [name, value] : form.fields)
            upload.fields.emplace_back(name, value);
        auto const accepted = objects_.accept("recordings", upload, kMondayMorning);
        ASSERT_TRUE(accepted) << accepted.error().message.english();
    }

private:
    TemporaryFolder folder_{"objects"};
    outbound::EmbeddedObjectStore objects_{
        {.directory = folder_.path(),
         .public_url = "http://service.test",
         .scope = {.access_key_id = "evenkeel", .secret_access_key = "a secret of this test"}}};
};

template <class Backend>
class ObjectStoreContract : public ::testing::Test {
protected:
    ObjectStore& store() { return backend_.store(); }

    void upload(std::string const& key, std::string const& file) {
        backend_.post(store().presign(key, kMondayMorning), file);
    }

    Backend backend_;
};

struct ObjectStoreNames {
    template <class Backend>
    static std::string GetName(int /*index*/) {
        return std::is_same_v<Backend, FakeObjects> ? "Fake" : "Embedded";
    }
};

using ObjectStores = ::testing::Types<FakeObjects, EmbeddedObjects>;
TYPED_TEST_SUITE(ObjectStoreContract, ObjectStores, ObjectStoreNames);

TYPED_TEST(ObjectStoreContract, WhatNobodyUploadedIsNotThere) {
    (void)this->store().presign("recordings/one.csv", kMondayMorning); // an invitation is no upload
    EXPECT_FALSE(this->store().read("recordings/one.csv"));
}

TYPED_TEST(ObjectStoreContract, AnUploadIsReadByteForByte) {
    std::string const bytes{"a,b\r\n\0\xff\n", 9};
    this->upload("recordings/one.csv", bytes);
    EXPECT_EQ(this->store().read("recordings/one.csv"), bytes);
}

TYPED_TEST(ObjectStoreContract, EveryKeyIsAnObjectOfItsOwn) {
    this->upload("recordings/one.csv", "one");
    this->upload("recordings/two.csv", "two");
    EXPECT_EQ(this->store().read("recordings/one.csv"), "one");
    EXPECT_EQ(this->store().read("recordings/two.csv"), "two");
}

TYPED_TEST(ObjectStoreContract, WhatWasRemovedIsGoneAndMayBeRemovedAgain) {
    this->upload("recordings/one.csv", "one");
    this->upload("recordings/two.csv", "two");
    this->store().remove("recordings/one.csv");
    this->store().remove("recordings/one.csv");
    EXPECT_FALSE(this->store().read("recordings/one.csv"));
    EXPECT_TRUE(this->store().read("recordings/two.csv"));
}

} // namespace
} // namespace evenkeel::testing
