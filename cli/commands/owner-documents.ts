/** The office lists and removes documents of owners. File names are untrusted, so they pass through `visible`. */
import { problem } from '../../core/diagnostics/diagnostic.ts'
import { visible } from '../../core/diagnostics/visible.ts'
import { documentsOf, removeDocument } from '../../core/service/portal/owner-documents.ts'
import { documentOf } from '../../core/service/portal/property-view.ts'
import { dayOf, zoneOf } from '../../core/service/time-zone.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { withOwner } from './owner.ts'
import type { OwnerOptions } from './owner.ts'

export interface RemoveDocumentOptions extends OwnerOptions {
  readonly id: string
}

export function listDocuments(io: Io, options: GlobalOptions & OwnerOptions): Promise<number> {
  return withOwner(
    { io, options, command: 'owner documents' },
    async ({ id: owner, email }, { store, config }) => {
      const rows = await documentsOf(store.db, owner)
      const documents = rows.map((row) => ({ property: row.property, ...documentOf(row) }))
      const widest = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length))
      const properties = widest(documents.map(({ property }) => property))
      const sizes = widest(documents.map(({ bytes }) => sizeText(bytes)))
      const summary = documents.map(({ id, property, addedAt, addedBy, bytes, name }) =>
        [
          id,
          property.padEnd(properties),
          dayOf(addedAt, zoneOf({ config })),
          addedBy.padEnd('agency'.length),
          sizeText(bytes).padStart(sizes),
          visible(name),
        ].join('  '),
      )
      return { result: { email, documents }, summary: summary.length === 0 ? ['no documents'] : summary }
    },
  )
}

export function removeOwnerDocument(io: Io, options: GlobalOptions & RemoveDocumentOptions): Promise<number> {
  return withOwner({ io, options, command: 'owner remove-document' }, async ({ id: owner, email }, deps) => {
    const { id } = options
    const removed = await removeDocument({ owner, id }, deps)
    if (removed === undefined) return problem('AS8010', { id, email })
    const { property, name, added_by } = removed
    const again = 'the next import adds it again, unless the export omits it'
    return {
      result: { email, id, property, name },
      summary: [
        `${visible(name)} of property ${property} was removed`,
        ...(added_by === 'agency' ? [again] : []),
      ],
    }
  })
}

function sizeText(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('en')} KB`
}
