/** What is logged of something that was thrown: enough to find it, and nothing that a visitor wrote. */

/** Databases put values into their messages, and a stack begins with the message: only its places are told. */
export function failureOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error }
  const places = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return {
    error: error.name,
    code: (error as NodeJS.ErrnoException).code,
    at: places.slice(0, 6).map((line) => line.trim()),
  }
}
