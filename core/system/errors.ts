/** Errors of the file system. */

export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}

/** Adds the name of the file to an error. The error of a write to a full disk (ENOSPC) has no path. */
export function naming(file: string): (error: unknown) => never {
  return (error) => {
    throw error instanceof Error && !('path' in error) ? Object.assign(error, { path: file }) : error
  }
}
