/** The part of an error that is logged: enough to find its place, and no text of visitors. */

/**
 * Databases include values in their messages, and a stack begins with the message, so only its places are
 * logged.
 */
export function failureOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    code: (error as NodeJS.ErrnoException).code,
    at: places.slice(0, 6).map((line) => line.trim()),
  }
}
