/** Errors of the file system. */

export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}

/** A disk that is full says so of a write, which knows no name. */
export function naming(file: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: file }) : error
  }
}
