import path from 'node:path'
import { hasErrors, problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { countOf } from '../../core/diagnostics/words.ts'
import { sizeProblem } from '../../core/source/decode.ts'
import { importOwners } from '../../core/service/portal/import-owners.ts'
import { invite } from '../../core/service/portal/invitations.ts'
import { zoneOf } from '../../core/service/time-zone.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { readOwnersFile } from '../owners-file.ts'
import { siteOptions } from '../machine.ts'
import { atOffice } from '../office.ts'
import type { OfficeDeps } from '../office.ts'
import { report } from '../report.ts'
import { isProblem } from '../service-site.ts'
import { NOT_REGULAR, readRegularSync } from '../../core/system/regular-file.ts'

export interface ImportOptions {
  readonly file: string
  /** Mails new owners a link to choose a password. */
  readonly invite?: boolean
}

interface Imported {
  readonly ok: boolean
  readonly problems: readonly Problem[]
  readonly result: object
  readonly summary: readonly string[]
}

/** Imports an export of a CRM, such as every night. The import is atomic, and repeating it changes nothing. */
export async function importOwnersFile(io: Io, options: GlobalOptions & ImportOptions): Promise<number> {
  const file = path.resolve(io.cwd, options.file)
  const { root } = siteOptions(io, options)
  const outcome = await atOffice(io, root, (deps) => run(deps, file, options))
  const imported = isProblem(outcome) ? refused([outcome]) : outcome
  // Source locations are relative to the folder of the file.
  return report(io, options, { command: 'import owners', root: path.dirname(file), ...imported })
}

async function run(deps: OfficeDeps, file: string, { invite: invites }: ImportOptions): Promise<Imported> {
  try {
    const name = path.basename(file)
    const bytes = readRegularSync(file)
    const tooLarge = sizeProblem(name, bytes.length)
    if (tooLarge !== null) return refused([tooLarge])
    const known = new Set(deps.site().properties.map(({ id }) => id))
    const read = readOwnersFile(bytes, { name, folder: path.dirname(file), known })
    if (read.value === null) return refused(read.problems)
    const outcome = await importOwners({ ...read.value, name, zone: zoneOf(deps) }, deps)
    if (outcome.kind === 'refused') return refused([...read.problems, ...outcome.problems])
    if (invites === true) await invite(outcome.added, deps)
    return done(outcome, read.problems, invites ?? false)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = UNREADABLE[code ?? '']
    if (reason === undefined) throw error
    return refused([problem('AS8006', { file, reason })])
  }
}

const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'the file does not exist',
  EACCES: 'access is denied or it is a folder',
  EISDIR: 'access is denied or it is a folder',
  [NOT_REGULAR]: 'it is not a regular file',
}

function refused(problems: readonly Problem[]): Imported {
  return { ok: !hasErrors(problems), problems, result: {}, summary: [] }
}

type Done = Extract<Awaited<ReturnType<typeof importOwners>>, { kind: 'done' }>

function done({ owners, properties, added }: Done, problems: readonly Problem[], invited: boolean): Imported {
  const addresses = added.map(({ email }) => email)
  const news = invited ? 'a link to choose a password will be mailed to' : 'new owners without a password:'
  return {
    ok: true,
    problems,
    result: { owners, properties, added: addresses },
    summary: [
      `${countOf(owners, 'owner')} and ${countOf(properties, 'property', 'properties')} imported`,
      ...(added.length === 0 ? [] : [`${news} ${addresses.join(', ')}`]),
      ...(added.length === 0 || invited
        ? []
        : ['agency-site owner reset <email> prints a link to choose one']),
    ],
  }
}
