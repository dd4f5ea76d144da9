/**
 * Turns faults of the machine into problems. A refusal of the operating system is neither a bug nor an error of the
 * content.
 */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'not permitted',
  EROFS: 'the disk is read-only',
  EMFILE: 'too many open files',
  ENFILE: 'too many open files on this machine',
  ENOTDIR: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
  EFTYPE: 'it is not a regular file',
  ENOENT: 'it disappeared while it was in use',
  ELOOP: 'symbolic links lead round in a circle',
  EXDEV: 'it lies on another disk',
  EBUSY: 'in use by another program',
  EIO: 'the disk reported an error',
  ENAMETOOLONG: 'the name is too long for this disk',
  ENOTEMPTY: 'the folder is not empty',
  EEXIST: 'something of that name is there already',
  ENOTSUP: 'the disk cannot do that',
  EOPNOTSUPP: 'the disk cannot do that',
  ENOSYS: 'the system cannot do that',
  EINVAL: 'the disk cannot do that, or not with such a name',
  EFBIG: 'the file is too large for this disk',
  EMLINK: 'too many files in one folder',
  ETXTBSY: 'in use as a program',
  ENODEV: 'the disk is gone',
  ENXIO: 'the disk is gone',
  ESTALE: 'the connection to the disk was lost',
  ETIMEDOUT: 'the disk does not answer',
}

/** Carries problems from inside a stage to the caller of the stage. */
export class StageFailure extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems[0]?.message ?? 'failed')
    this.problems = problems
  }
}

/** In bytes. */
export interface Space {
  readonly staged: number
  readonly free: number
  /** Whether the disk has room for another file. */
  readonly hasInodes: boolean
}

interface SystemError extends Error {
  readonly code: string
  readonly path?: string
  /** The other path of an operation on two paths, such as renaming, which is more often the cause. */
  readonly dest?: string
}

/** The problem for a system error; null for any other error, which is a bug and stays an exception. */
export function environmentProblem(
  error: unknown,
  shown: (file: string) => string,
  space: Space,
): Problem | null {
  if (!isSystemError(error)) return null
  const file = shown(fileOf(error))
  if (isDiskFull(error)) {
    return problem('AS7003', {
      what: `"${file}"`,
      needed: megabytes(space.staged),
      free: space.hasInodes ? megabytes(space.free) : 'no inode',
    })
  }
  return problem('AS7004', { file, reason: REASONS[error.code] ?? `the system says ${error.code}` })
}

export function isDiskFull(error: unknown): boolean {
  return isSystemError(error) && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

export function isRefusal(error: unknown): boolean {
  return isSystemError(error) && ['EACCES', 'EPERM', 'EROFS'].includes(error.code)
}

export function fileOf(error: unknown): string {
  return isSystemError(error) ? (error.dest ?? error.path ?? '') : ''
}

/** Whether the error has an errno. Codes of Node itself, such as ERR_INVALID_ARG_TYPE, are bugs. */
export function isSystemError(error: unknown): error is SystemError {
  return error instanceof Error && 'code' in error && /^E[A-Z0-9]+$/.test(String(error.code))
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
