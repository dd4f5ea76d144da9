/** Queries make the parts of lists and of the service's file that belong to single homes, in chunks of homes (core/domain/id-chunks.ts). */
import { FILTER_NAMES } from '../domain/filter-limits.ts'
import { idsInChunk } from '../domain/id-chunks.ts'
import type { Locale } from '../languages/codes.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { filterValue } from './filter-values.ts'
import { mapProperty } from './map.ts'
import { serviceHome } from './service-property.ts'
import type { Queried } from './site-queries.ts'

/** Enough for 100,000 homes; those of earlier revisions leave after as many again. */
const CHUNKS_KEPT = 4096

type Homes = Pick<Queried, 'reader' | 'sources'>

function inChunks<Value>({ reader, sources }: Homes, make: (linked: LinkedProperty) => Value | null) {
  return (chunk: string) =>
    idsInChunk(chunk).map((id) => {
      const linked = reader.read(sources.property, id)
      return linked === undefined ? null : make(linked)
    })
}

/** They are the same in every language. */
export function chunkQueries(queried: Queried) {
  const { reader, sources, view } = queried
  return {
    /** The values of the filter columns, in their order; null for a home that is gone. */
    filterRows: {
      name: 'filter values of homes',
      run: inChunks(queried, (linked) => FILTER_NAMES.map((column) => filterValue(view(), linked, column))),
      keeps: CHUNKS_KEPT,
    },
    /** JSON of the homes as the service knows them; null for one that has no page. */
    serviceHomes: {
      name: 'homes for the service',
      run: inChunks(queried, (linked) => {
        const { site, in: inLocale } = view()
        const home = serviceHome(site.locales.map(inLocale), linked, () => reader.read(sources.today, ''))
        return home && JSON.stringify(home)
      }),
      keeps: CHUNKS_KEPT,
    },
  }
}

export function localeChunkQueries(queried: Queried, locale: Locale) {
  return {
    /** Homes on the map; null for one without a place. */
    mapRows: {
      name: `homes on the map ${locale}`,
      run: inChunks(queried, (linked) => mapProperty(queried.view(), linked) ?? null),
      keeps: CHUNKS_KEPT,
    },
  }
}
