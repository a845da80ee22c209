#pragma once

#include <string>
#include <vector>

namespace evenkeel::content {

struct Lesson {
    std::string title;
    int minutes{0}; ///< Without practising.
    std::string summary;
    std::string able_to; ///< The ability that the lesson gives.
};

struct CourseQuestion {
    std::string question;
    std::vector<std::string> options;
    std::size_t correct{0}; ///< Place in `options`, from 0.
    std::string why;        ///< Shown after answering, right or wrong.
};

struct CourseModule {
    int number{0}; ///< From 1, in their order.
    std::string title;
    int week{0};
    std::string summary;
    std::vector<Lesson> lessons;
    std::vector<CourseQuestion> quiz;
};

/// The certification: content/course/outline.yaml.
struct Course {
    int weeks{0};
    int support_months{0};
    double pass_share{0}; ///< Of right answers, 0 to 1.
    std::vector<CourseModule> modules;
};

} // namespace evenkeel::content
