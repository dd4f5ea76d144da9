/**
 * An https source becomes files of the cache. If it fails, its last complete copy stands in for it until that is too
 * old.
 */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import type { Locale } from '../../languages/codes.ts'
import { isFailed } from '../../network/transfer.ts'
import type { Failed } from '../../network/transfer.ts'
import type { NetworkPorts } from '../../network/ports.ts'
import type { HttpsPlace } from '../../schema/https-place.ts'
import type { Files } from '../../system/files.ts'
import type { ExportFile } from '../read-export.ts'
import { ageInWords } from './age.ts'
import { copyFolder, createDraft, keepCopy, readCopy } from './local-copy.ts'
import type { Copy, CopiedFile } from './local-copy.ts'
import { download } from './download.ts'
import type { Fetching } from './download.ts'
import type { Privacy } from './privacy.ts'
import { placeOf, variableParts } from './request.ts'
import { createSecrets, missingVariables } from './secrets.ts'
import type { TableForm } from './table-without.ts'
import { createTokens } from './tokens.ts'

export interface HttpsSource {
  readonly id: string
  readonly place: string | HttpsPlace
  readonly preset?: string | undefined
  /** The age from which a copy that stands in for the source is an error, in milliseconds. */
  readonly maxAgeMs: number
  /** The encoding, if what the files declare is wrong. */
  readonly encoding?: string | undefined
  /** Private fields are removed before a file is stored. */
  readonly privacy: Privacy
  /** The form of a table. */
  readonly table?: TableForm | undefined
  /** The languages of the site. */
  readonly languages: readonly Locale[]
  readonly at: Pointer | readonly []
}

export interface FetchPorts {
  readonly files: Files
  /** Absolute. */
  readonly cacheFolder: string
  readonly network: NetworkPorts
  readonly now: () => number
  readonly env: Readonly<Record<string, string | undefined>>
  /** Only the cache answers, because the command downloads nothing or `--offline` forbids it. */
  readonly offline: false | 'stored' | 'forbidden'
  /** A copy that is younger is used as it is, in milliseconds; 0 asks each time. */
  readonly freshMs: number
}

export interface LocalFile extends CopiedFile, ExportFile {}

export interface FetchedSource {
  /** The exports. */
  readonly files: readonly LocalFile[]
  /** Pictures and documents beside them, with their paths as labels. */
  readonly attachments: readonly LocalFile[]
  readonly fetchedAt: number
  /** Whether the source failed, and this is an earlier copy of it. */
  readonly isEarlier: boolean
}

export async function fetchSource(
  source: HttpsSource,
  ports: FetchPorts,
): Promise<Checked<FetchedSource | null>> {
  const place = placeOf(source.place, source.preset)
  const folder = folderOf(source, ports)
  const copy = await readCopy(ports.files, folder)
  const age = copy === undefined ? Number.POSITIVE_INFINITY : ports.now() - copy.fetchedAt
  if (copy !== undefined && age < ports.freshMs)
    return { value: filesOf(source.id, { copy, folder }), problems: [] }
  if (ports.offline !== false) return stored(source, ports.offline, { copy, folder, age })
  const missing = missingVariables(variableParts(place), ports.env)
  if (missing.length > 0) {
    const { id, at } = source
    return { value: null, problems: missing.map((name) => problem('AS9213', { source: id, name }, { at })) }
  }
  const secrets = createSecrets(ports.env)
  const asking = { place, network: ports.network, secrets, now: ports.now }
  const fetched = await newCopy({ ...asking, tokens: createTokens(asking), source }, { copy, folder, ports })
  if (isFailed(fetched)) return standIn(source, { copy, folder, age, reason: secrets.redact(fetched.reason) })
  return { value: filesOf(source.id, { copy: fetched, folder }), problems: [] }
}

/** The folder of its copy. Another request is another source: it has other records. */
export function folderOf(
  { id, place, preset, languages, privacy, encoding, table }: HttpsSource,
  { cacheFolder }: Pick<FetchPorts, 'cacheFolder'>,
): string {
  const request = { place: placeOf(place, preset), languages, privacy, encoding, table }
  return copyFolder(cacheFolder, id, request)
}

interface Aged extends Earlier {
  /** In milliseconds. */
  readonly age: number
}

/** The copy of a command that downloads nothing is no failure of the source. */
function stored(
  source: HttpsSource,
  why: 'stored' | 'forbidden',
  { copy, folder, age }: Aged,
): Checked<FetchedSource | null> {
  const { id, at, maxAgeMs } = source
  if (copy === undefined) {
    return {
      value: null,
      problems: [problem('AS9214', { source: id, forbidden: why === 'forbidden' }, { at })],
    }
  }
  if (why === 'forbidden') {
    const reason = '--offline forbids downloads'
    return standIn(source, { copy, folder, age, reason })
  }
  const words = { source: id, reason: 'this command downloads nothing', age: ageInWords(age) }
  const problems = age > maxAgeMs ? [problem('AS9211', words, { at })] : []
  return { value: filesOf(id, { copy, folder }), problems }
}

interface Kept {
  readonly copy: Copy
  readonly folder: string
}

interface Earlier {
  readonly copy: Copy | undefined
  readonly folder: string
}

async function newCopy(
  fetching: Fetching,
  { copy, folder, ports }: Earlier & { readonly ports: FetchPorts },
): Promise<Copy | Failed> {
  const { files } = ports
  const draft = createDraft(files, folder)
  try {
    const result = await download(fetching, { draft, copy })
    if (result !== 'unchanged' && isFailed(result)) {
      await draft.discard()
      return result
    }
    const content = result === 'unchanged' ? (copy as Copy) : { files: draft.files, ...result }
    const next = { ...content, fetchedAt: ports.now() }
    await keepCopy(files, folder, next)
    return next
  } catch (error) {
    await draft.discard()
    const code = (error as NodeJS.ErrnoException).code
    if (code === undefined) throw error
    return { reason: `the cache cannot be written (${code})`, again: false }
  }
}

/** Problems name a file by its source and its own name, such as `omnicasa/nl-1.json`. */
function filesOf(id: string, { copy, folder }: Kept, isEarlier = false): FetchedSource {
  const files = copy.files.map((file) => {
    return { ...file, location: path.join(folder, file.name), shown: `${id}/${file.label}` }
  })
  const attachments = files.filter(({ isAttachment }) => isAttachment === true)
  const exports = files.filter((file) => !attachments.includes(file))
  return { files: exports, attachments, fetchedAt: copy.fetchedAt, isEarlier }
}

/** The earlier copy with its age, or the reason why there is none that may be used. */
function standIn(
  { id, at, maxAgeMs }: HttpsSource,
  { copy, folder, age, reason }: Aged & { readonly reason: string },
): Checked<FetchedSource | null> {
  const failed = (found: Problem) => ({ value: null, problems: [found] })
  if (copy === undefined) return failed(problem('AS9210', { source: id, reason }, { at }))
  const words = { source: id, reason, age: ageInWords(age) }
  if (age > maxAgeMs) return failed(problem('AS9212', { ...words, limit: ageInWords(maxAgeMs) }, { at }))
  return { value: filesOf(id, { copy, folder }, true), problems: [problem('AS9211', words, { at })] }
}
