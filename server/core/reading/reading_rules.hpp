#pragma once

#include "core/outside.hpp"
#include "core/reading/analyse_upload.hpp"
#include "core/reading/forget_visitors_readings.hpp"
#include "core/reading/read_recovery.hpp"
#include "core/reading/request_upload.hpp"
#include "core/reading/start_analysis.hpp"
#include "core/reading/sweep_uploads.hpp"
#include "core/stores.hpp"

namespace evenkeel::reading {

struct ReadingRules {
    ReadingRules(Stores const& stores, Outside const& outside)
        : request_upload{{.tasks = stores.hrv_tasks,
                          .objects = outside.objects,
                          .rate_limits = stores.rate_limits,
                          .clock = outside.clock,
                          .secure = outside.secure}},
          start_analysis{stores.hrv_tasks, outside.clock, outside.secure},
          analyse_upload{stores.hrv_tasks, outside.objects, outside.clock},
          sweep_uploads{stores.hrv_tasks, outside.objects, outside.clock},
          forget_visitors_readings{stores.hrv_tasks, outside.objects, outside.clock},
          read_recovery{stores.members, stores.hrv_tasks, outside.clock} {}

    RequestUpload request_upload;
    StartAnalysis start_analysis;
    AnalyseUpload analyse_upload;
    SweepUploads sweep_uploads;
    ForgetVisitorsReadings forget_visitors_readings;
    ReadRecovery read_recovery;
};

} // namespace evenkeel::reading
