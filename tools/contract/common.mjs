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
