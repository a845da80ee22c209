#include "outbound/content/site/course_file.hpp"

#include "outbound/content/read/field_shapes.hpp"

#include <fmt/format.h>

namespace evenkeel::outbound {
namespace {

constexpr int kMostWeeks = 52;
constexpr int kMostSupportMonths = 24;
constexpr int kMostMinutes = 240;
constexpr std::size_t kFewestOptions = 2;
constexpr int kMostOptions = 10;

std::vector<content::Lesson> read_lessons(YamlFields& fields) {
    std::vector<content::Lesson> lessons;
    for (auto& entry : fields.list("lessons")) {
        lessons.push_back({.title = entry.text("title"),
                           .minutes = whole_number(entry, "minutes", 1, kMostMinutes),
                           .summary = entry.text("summary"),
                           .able_to = entry.text("able_to")});
        entry.end();
    }
    if (lessons.empty())
        fields.note("lessons", "needs at least one");
    return lessons;
}

content::CourseQuestion read_question(YamlFields& fields) {
    content::CourseQuestion question{
        .question = fields.text("question"),
        .options = fields.texts("options"),
        .correct = static_cast<std::size_t>(whole_number(fields, "correct", 0, kMostOptions)),
        .why = fields.text("why")};
    if (question.options.size() < kFewestOptions)
        fields.note("options", "needs at least two");
    NameSet seen;
    for (auto const& option : question.options)
        demand_new(fields, "options", option, seen);
    if (question.correct >= question.options.size())
        fields.note("correct", "is the place of none of the options; the first is 0");
    fields.end();
    return question;
}

content::CourseModule read_module(YamlFields& fields, int expected, int weeks) {
    content::CourseModule module{.number = whole_number(fields, "number", 1, kMostWeeks),
                                 .title = fields.text("title"),
                                 .week = whole_number(fields, "week", 1, weeks),
                                 .summary = fields.text("summary"),
                                 .lessons = read_lessons(fields),
                                 .quiz = {}};
    if (module.number != expected)
        fields.note("number", fmt::format("must be {}: the modules stand in their order", expected));
    for (auto& entry : fields.list("quiz"))
        module.quiz.push_back(read_question(entry));
    if (module.quiz.empty())
        fields.note("quiz", "needs at least one question");
    fields.end();
    return module;
}

} // namespace

content::Course read_course(std::filesystem::path const& file) {
    auto fields = yaml_mapping(file);
    content::Course course{.weeks = whole_number(fields, "weeks", 1, kMostWeeks),
                           .support_months = whole_number(fields, "support_months", 0, kMostSupportMonths),
                           .pass_share = fields.number_between("pass_share", 0, 1),
                           .modules = {}};
    for (auto& entry : fields.list("modules"))
        course.modules.push_back(
            read_module(entry, static_cast<int>(course.modules.size()) + 1, course.weeks));
    if (course.modules.empty())
        fields.note("modules", "needs at least one");
    fields.end();
    return course;
}

} // namespace evenkeel::outbound
