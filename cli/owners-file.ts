/** Reads the file of `import owners`. It is checked like content, with a source location for each problem, before anything is changed. */
import path from 'node:path'
import { fromZod } from '../core/diagnostics/from-zod.ts'
import { hasErrors, problem } from '../core/diagnostics/diagnostic.ts'
import type { DataPath } from '../core/diagnostics/data-path.ts'
import type { Checked, Problem } from '../core/diagnostics/diagnostic.ts'
import { dropEmpty } from '../core/schema/drop-empty.ts'
import { ownersFile } from '../core/schema/owners-file.ts'
import type { OwnersFile, PropertyRecord } from '../core/schema/owners-file.ts'
import { fileTypeOf } from '../core/service/portal/file-type.ts'
import type { ReadFile } from '../core/service/portal/import-property.ts'
import { FILE_LIMIT } from '../core/service/portal/document-limits.ts'
import { allowedFile } from '../core/paths/allowed-path.ts'
import { decode } from '../core/source/decode.ts'
import { parseJson } from '../core/source/parse-json.ts'
import { sanitise } from '../core/source/sanitise.ts'
import { readRegularSync } from '../core/system/regular-file.ts'

interface ReadOwners {
  readonly file: OwnersFile
  readonly documents: ReadonlyMap<string, ReadFile>
}

/** `name` is the file name in problems; `known` are the properties of the site. */
export function readOwnersFile(
  bytes: Uint8Array,
  {
    name,
    folder,
    known,
  }: { readonly name: string; readonly folder: string; readonly known: ReadonlySet<string> },
): Checked<ReadOwners | null> {
  const decoded = decode(bytes, name)
  if (decoded.value === null) return { value: null, problems: decoded.problems }
  const parsed = parseJson(decoded.value, name)
  if (hasErrors(parsed.problems)) return { value: null, problems: parsed.problems }
  sanitise(parsed.value)
  const data = dropEmpty(parsed.value)
  const checked = ownersFile.safeParse(data)
  if (!checked.success) {
    const problems = fromZod(checked.error.issues, { file: name, data, schema: ownersFile })
    return { value: null, problems: [...parsed.problems, ...problems] }
  }
  const file = checked.data
  const documents = new Map<string, ReadFile>()
  const problems = [
    ...parsed.problems,
    ...repeated(file, name),
    ...sharedAddresses(file, name),
    ...unknownProperties(file, name, known),
    ...readDocuments(file, { name, folder, documents }),
  ]
  return { value: hasErrors(problems) ? null : { file, documents }, problems }
}

const LISTS = {
  visits: 'visit',
  communications: 'communication',
  history: 'history event',
  documents: 'document',
} as const

function repeated({ owners = [], properties = [] }: OwnersFile, file: string): readonly Problem[] {
  const twice = <Key extends string>(
    what: string,
    rows: readonly Readonly<Record<Key, string>>[],
    { at, key }: { readonly at: DataPath; readonly key: Key },
  ) => {
    const ids = rows.map((row) => row[key])
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [problem('AS8001', { what, id }, { at: { file, path: [...at, index, key] } })],
    )
  }
  const inProperty = (record: PropertyRecord, index: number) => [
    ...Object.entries(LISTS).flatMap(([list, what]) =>
      twice(what, record[list as keyof typeof LISTS] ?? [], { at: ['properties', index, list], key: 'id' }),
    ),
    ...twice('portal', record.portals ?? [], { at: ['properties', index, 'portals'], key: 'name' }),
  ]
  return [
    ...twice('owner', owners, { at: ['owners'], key: 'id' }),
    ...twice('property', properties, { at: ['properties'], key: 'id' }),
    ...properties.flatMap(inProperty),
  ]
}

function sharedAddresses({ owners = [] }: OwnersFile, file: string): readonly Problem[] {
  const addresses = owners.map(({ email }) => email.toLowerCase())
  return owners.flatMap(({ email }, index) =>
    addresses.indexOf(email.toLowerCase()) === index
      ? []
      : [problem('AS8002', { email }, { at: { file, path: ['owners', index, 'email'] } })],
  )
}

function unknownProperties(
  { owners = [], properties = [] }: OwnersFile,
  file: string,
  known: ReadonlySet<string>,
): readonly Problem[] {
  const told = new Set([...known, ...properties.map(({ id }) => id)])
  return owners.flatMap((owner, index) =>
    owner.properties.flatMap((id, place) =>
      told.has(id)
        ? []
        : [problem('AS8003', { id }, { at: { file, path: ['owners', index, 'properties', place] } })],
    ),
  )
}

interface Reading {
  readonly name: string
  readonly folder: string
  readonly documents: Map<string, ReadFile>
}

/** Reads the files that the export names, and adds them to `documents`. */
function readDocuments(
  { properties = [] }: OwnersFile,
  { name, folder, documents }: Reading,
): readonly Problem[] {
  return properties.flatMap(({ documents: rows = [] }, index) =>
    rows.flatMap(({ file }, place) => {
      const at = { file: name, path: ['properties', index, 'documents', place, 'file'] }
      const read = documents.get(file) ?? readDocument(path.join(folder, file), folder)
      if (read === 'missing') return [problem('AS8004', { file }, { at })]
      if (typeof read === 'string') return [problem('AS8005', { file, why: read }, { at })]
      documents.set(file, read)
      return []
    }),
  )
}

/** The type and content of a document, or the words of a problem with it. */
function readDocument(file: string, folder: string): ReadFile | string {
  try {
    const found = allowedFile(file, { inside: folder })
    if ('refusal' in found) return 'missing'
    if (found.stat.size > FILE_LIMIT) return 'is larger than 10 MB'
    const content = readRegularSync(found.real)
    const type = fileTypeOf(content)
    return type === null ? 'is neither PDF, JPEG, PNG nor WebP' : { ...type, content }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    return 'missing'
  }
}
