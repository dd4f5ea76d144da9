/** Limits that hold for data of every format. */

export const MAX_DEPTH = 100

/** Keys with a meaning of their own in JavaScript, which prototype pollution uses. */
export const REFUSED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/** The number of mistakes that are shown for a file, because the first often causes the others. */
export const MAX_SYNTAX_PROBLEMS = 10
