// Sentences of members that mean the same wherever they stand. A comment at the member itself comes first.
export const COMMON = {
  member: "The member's fresh snapshot: put it in place of the one the client has.",
  next: 'Where the next page begins: send it as `before`. Null at the end of the list.',
  before: 'The `next` of the page before; left out, the list begins at its newest entry.',
  device_uuid: 'An identifier that the client makes once for each installation. Optional. {length 0..256}',
}

/** Of requests alone: in replies an event id says whose it was. */
export const COMMON_IN_REQUESTS = {
  event_uuid:
    'An identifier that the client makes for this one action, a UUID by custom, and sends again with every repeat, so that ' +
    'the action counts once. {length 1..64}',
}

/** Parameters in paths, by their names. */
export const PATH_PARAMETERS = {
  bucket: 'The bucket that the signed form names.',
  filename: 'The name of the file with its suffix `.json`.',
}

/** The envelope of every refusal. */
export const PROBLEM = {
  error_code: 'What went wrong, from a closed set: clients decide by it.',
  error_message: "A sentence for people, in the language of the request's Accept-Language or of the member.",
  field: 'The property of the request that is at fault, with its path, such as `items[2].angle`. Absent when none is.',
  request_id: 'Names this request in the logs of the server; quote it when reporting a fault.',
}

const UUID = '{format uuid}'
const TEXT = '{length 1..}'
const KEY = '{key}'

/**
 * Limits that a name has in every reply, where the member's own comment gives none. Content is read with the same rules
 * (`tools/content/shapes.mjs`), and the functional tests hold each reply to them.
 */
export const LIMITS_IN_REPLIES = {
  ...named(UUID, 'audit_id', 'delivery_id', 'feedback_id', 'import_id', 'invite_id'),
  ...named(UUID, 'journal_thread_id', 'journal_thread_message_id', 'member_id', 'session_id'),
  ...named(UUID, 'result_id', 'token_id', 'trainer_id', 'upload_id'),
  ...named(KEY, 'article_id', 'category', 'exercise_id', 'key', 'life_aspect', 'focus_life_aspect', 'symptom'),
  ...named(TEXT, 'actor', 'body_html', 'check_in_prompt', 'citation', 'cue', 'description', 'disclaimer', 'display_name'),
  ...named(TEXT, 'error_message', 'explanation', 'feels_like', 'file_name', 'headline', 'intention', 'intro', 'name'),
  ...named(TEXT, 'next', 'next_cursor', 'product_id', 'question', 'reason', 'source', 'stage_title', 'statement', 'subject'),
  ...named(TEXT, 'certainty_text', 'check_in_id', 'contested', 'doi', 'goal', 'highest', 'hours', 'invite_code', 'lowest'),
  ...named(TEXT, 'none', 'phone', 'quality_reason', 'quiz_result_key', 'regulation_text', 'sms', 'stage_text', 'trainer_invite_code'),
  ...named(TEXT, 'version', 'web_push_key'),
  ...named(TEXT, 'summary', 'tagline', 'task_id', 'text', 'theme', 'title', 'title_name', 'token', 'word'),
  support_email: '{format email}',
  request_id: '{length 8..64}',
  ...named('{format uri}', 'chat_url', 'dashboard_url', 'main_url', 'service_url'),
  ...named('{color}', 'color', 'color_dark', 'text_color', 'text_color_dark'),
  ...named('{length 0..80}', 'first_name', 'last_name'),
  ...named('{length 1..64}', 'event_uuid', 'tz'),
  ...named('{0..}', 'rmssd_ms', 'sdnn_ms', 'week_rmssd_ms', 'usual_from_ms', 'usual_to_ms', 'shortest', 'usual', 'longest', 'minutes'),
  ...named('{0..}', 'first_age', 'last_age'),
  ...named('{each key}', 'related_exercises', 'positions', 'surroundings', 'routes', 'life_aspects', 'symptoms'),
  ...named('{each key}', 'allowed_exercises', 'states'),
  ...named('{each length 1..}', 'contraindications', 'first_steps', 'needs', 'reasons', 'care_notes'),
  ...named('{each language}', 'languages'),
  hr_bpm: '{30..240}',
  language_code: '{language}',
}

function named(limits, ...names) {
  return Object.fromEntries(names.map((name) => [name, limits]))
}
