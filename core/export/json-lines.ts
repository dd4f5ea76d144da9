/** JSON Lines: each record of the site on a line, in the names of docs/schemas/property.json and project.json. */
import type { Project } from '../schema/project.ts'
import type { Property } from '../schema/property.ts'
import type { Paths } from '../site/linked.ts'
import {
  exportedProjects,
  exportedProperties,
  filesOf,
  inLanguage,
  openProject,
  openProperty,
  pageAddresses,
} from './exported.ts'
import type { ExportInput } from './exported.ts'

export function* jsonLines(input: ExportInput): Iterable<string> {
  for (const linked of exportedProjects(input)) {
    const fields = { RecordKind: 'project', ...fieldsOf(openProject(linked, input), linked.paths, input) }
    yield `${JSON.stringify(fields)}\n`
  }
  for (const linked of exportedProperties(input)) {
    const fields = { RecordKind: 'property', ...fieldsOf(openProperty(linked, input), linked.paths, input) }
    yield `${JSON.stringify(fields)}\n`
  }
}

/** The single pictures of some CRMs are in the list. */
const FILES = [
  'SmallPicture',
  'SmallPictureItem',
  'XLargePictureItem',
  'XLargePictureItems',
  'PlanItems',
  'Documents',
]

type ExportedFields = Readonly<Record<string, unknown>>

/** The addresses of the pages, the fields of the record, and its files. */
export function fieldsOf(record: Property | Project, paths: Paths, input: ExportInput): ExportedFields {
  const own = Object.entries(record).filter(([name]) => !FILES.includes(name))
  const all = { PageUrl: pageAddresses(paths, input), ...Object.fromEntries(own), ...filesOf(record, input) }
  return inLanguage<ExportedFields>(all, input)
}
