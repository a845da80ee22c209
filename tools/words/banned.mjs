// The words that our comments and texts do not use, each with the plain one to use instead.

/** In comments, interface texts and documents. */
export const WORDS = [
  { finds: /\bmend(s|ed|ing)?\b/i, instead: 'fix, repair or edit' },
  { finds: /\bturn about\b/i, instead: 'in turns, alternating' },
  { finds: /\btold and (never|not) judged\b/i, instead: 'reported without a pass or fail' },
  { finds: /\b(makes?|made) (\S+ ){0,4}(worthless|void)\b/i, instead: 'revokes, invalidates' },
  { finds: /\banew\b/i, instead: 'again, from scratch, start over' },
  { finds: /\bsought\b/i, instead: 'searched for, requested' },
  { finds: /\b(taken?|takes|taking) up\b(?= (this|time|either)|\.|,|$)/i, instead: 'accepted' },
  { finds: /\bpresent (password|address)\b/i, instead: 'current' },
  { finds: /\bneed not (make|be|have)\b/i, instead: 'do not have to' },
  { finds: /\bhas rather\b/i, instead: 'tends to' },
  { finds: /\bhow shall\b/i, instead: 'how would you like' },
  { finds: /\blook into your mail\b/i, instead: 'check your email' },
  { finds: /\bis not there any more\b/i, instead: 'no longer exists' },
]

/** In comments only: a sentence with a subject and a verb says more. */
export const COMMENTS = [
  ...WORDS,
  { finds: /^What\b(?![^.]*\?)/, instead: 'a subject and a verb: "Returns …", "The rows that …"' },
]

/** As the name of something, or as a part of one. */
export const NAMES = [
  { finds: /\bknowing\b|\bKnowing\b|(?<=[a-z])Knowing\b/, instead: 'the thing that is known' },
  { finds: /\bsought\b|(?<=[a-z])Sought\b/, instead: 'wanted, query' },
  { finds: /\bplainly\b/, instead: 'what is plain about it: as_json, without_stream' },
  { finds: /\bMadeOfContent\b/, instead: 'the thing itself' },
]
