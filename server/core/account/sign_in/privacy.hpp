#pragma once

namespace evenkeel::account {

/// Whether calls tell who has an account here, which is health information. `open`: they do, to a few
/// questions an hour, and the owner is told. `mailbox_only` ("private" in the settings): nothing but a mail
/// says it, and signing up and signing in both go through one.
enum class Privacy { open, mailbox_only };

} // namespace evenkeel::account
