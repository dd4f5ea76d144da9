/** The parts of CHANGELOG.md for a site of an earlier version. */
import { isBefore } from './version.ts'

export interface ReleaseNotes {
  readonly version: string
  /** The entries under "What to do", of which a release without such a part has none. */
  readonly tasks: readonly string[]
}

const HEADING = /^## (\d+\.\d+\.\d+\S*)/

/** Releases after `from` and up to `to`, the newest first, as in the file. */
export function releaseNotes(
  changelog: string,
  { from, to }: { readonly from: string; readonly to: string },
): readonly ReleaseNotes[] {
  return changelog.split(/^(?=## )/m).flatMap((part) => {
    const version = HEADING.exec(part)?.[1]
    if (version === undefined || !isBefore(from, version) || isBefore(to, version)) return []
    const [, text = ''] = part.split(/^### What to do\n/m)
    const [own = ''] = text.split(/^### /m)
    const tasks = own.split(/^- /m).slice(1)
    return [{ version, tasks: tasks.map((task) => task.trim().replaceAll(/\s*\n\s*/g, ' ')) }]
  })
}
