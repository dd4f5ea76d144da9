/** The tests that run, and the number of others that reach a changed file. Paths are relative to `root`. */
export function nearTests(
  root: string,
  changed: readonly string[],
  limit: number,
): { readonly tests: readonly string[]; readonly left: number }
