/** Adds an export to site-config/imports.json, or changes its entry. */
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isRemote } from '../core/build/imports/find-exports.ts'
import { pathProblem } from '../core/build/sources/path-problems.ts'
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import { fromZod } from '../core/diagnostics/from-zod.ts'
import { isRecord } from '../core/domain/untrusted.ts'
import type { Fields } from '../core/domain/untrusted.ts'
import type { Preset } from '../core/import/preset.ts'
import { allowedPath } from '../core/paths/allowed-path.ts'
import { sourceFence } from '../core/paths/site-fences.ts'
import { imports } from '../core/schema/imports.ts'
import type { ImportSource } from '../core/schema/imports.ts'
import type { MappingRules } from '../core/schema/mapping-rules.ts'
import { readSiteJson, writeSiteJson } from './site-json.ts'
import { IMPORTS_FILE, shownPlace } from './site-source.ts'

interface SavedSource {
  readonly root: string
  /** The id of the source, or the one that a new source gets if it is free. */
  readonly id: string
  readonly place: ImportSource['place']
  readonly preset: Preset
  readonly rules: MappingRules
}

interface KnownSource {
  readonly id?: unknown
  readonly place?: unknown
}

type Saved = { readonly changes: readonly string[] } | { readonly problems: readonly Problem[] }

/** Guessed rules are written out, so that an export with other values is not read in another way. */
export async function saveSource({ root, id: wanted, place, preset, rules }: SavedSource): Promise<Saved> {
  const known = await readSiteJson(root, IMPORTS_FILE)
  const sources = known && sourcesIn(known)
  if (!sources) return refused(problem('AS9017', {}, { at: { file: IMPORTS_FILE, path: [] } }))
  const before = sources.findIndex((source) => isDeepStrictEqual(source.place, place))
  const misplaced = before < 0 && typeof place === 'string' ? misplacedFile(root, place) : undefined
  if (misplaced !== undefined) return refused(misplaced)
  const mapping = preset.rules === 'guess' ? { mapping: rules } : {}
  const id = String(sources[before]?.id ?? freeId(wanted, sources))
  const entry = {
    ...sources[before],
    id,
    preset: preset.id,
    place,
    ...mapping,
  }
  const all = before < 0 ? [...sources, entry] : sources.with(before, entry)
  const checked = imports.safeParse({ sources: [entry] })
  if (!checked.success)
    return { problems: fromZod(checked.error.issues, { file: IMPORTS_FILE, data: entry, schema: imports }) }
  await writeSiteJson(root, IMPORTS_FILE, { ...known, sources: all })
  const done =
    before < 0
      ? `${IMPORTS_FILE} has the source "${id}".`
      : `The source "${id}" of ${IMPORTS_FILE} was changed.`
  return { changes: [`${done} Each build reads ${shownPlace(place)} from now on.`] }
}

/** A new source on this disk is a file or a folder of the site. */
function misplacedFile(root: string, place: string): Problem | undefined {
  if (isRemote(place)) return undefined
  const found = allowedPath(path.resolve(root, place), sourceFence(root))
  if (!('refusal' in found)) return undefined
  return found.refusal === 'outside' ? problem('AS9016', { place }) : pathProblem(place, found.refusal)
}

function refused(found: Problem): Saved {
  return { problems: [found] }
}

/** Another export may have the same name in another folder. */
function freeId(wanted: string, sources: readonly KnownSource[]): string {
  const taken = new Set(sources.map(({ id }) => id))
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : `-${count}`
    const id = `${wanted.slice(0, 30 - end.length)}${end}`
    if (!taken.has(id)) return id
  }
}

/** Null for a list that cannot be changed without losing data. */
function sourcesIn({ sources = [] }: Fields): readonly KnownSource[] | null {
  return Array.isArray(sources) && sources.every(isRecord) ? sources : null
}

/** The name of a file without its extensions, as an id of a source. */
export function sourceIdOf(place: string): string {
  const name = path.basename(place).replace(/(?:\.[a-z0-9]{1,6})+$/i, '')
  const id = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, 30)
    .replace(/-+$/, '')
  return id === '' ? 'stock' : id
}
