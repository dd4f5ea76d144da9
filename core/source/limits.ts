/** What no data may hold, whatever its format. */

export const MAX_DEPTH = 100

/** Keys with a meaning of their own in JavaScript: the usual way to pollute prototypes. */
export const REFUSED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** Mistakes shown of one file: the first often causes the others. */
export const MAX_SYNTAX_PROBLEMS = 10
