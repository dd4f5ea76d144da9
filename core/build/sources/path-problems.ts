/** The problem for a path of the site that may not be opened. */
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import type { EntryRefusal } from './find-files.ts'

export function pathProblem(file: string, refusal: EntryRefusal): Problem {
  const at = { at: { file, path: [] } }
  switch (refusal) {
    case 'outside':
      return problem('AS1203', { file }, at)
    case 'missing':
    case 'circle':
      return problem('AS1205', { file, isCircle: refusal === 'circle' }, at)
    case 'closed':
      return problem('AS1206', { file }, at)
    case 'special':
      return problem('AS1207', { file, reason: 'is not a regular file' }, at)
    case 'folder':
      return problem('AS1207', { file, reason: 'is a folder, where a file is expected' }, at)
    case 'misnamed':
      return problem('AS1207', { file, reason: 'has a name that is not UTF-8 text' }, at)
    case 'unreadable':
      return problem('AS1207', { file, reason: 'may not be read by this user' }, at)
  }
}
