/** Queries make the parts of lists and of the service's file that belong to single homes, in chunks of homes (core/domain/id-chunks.ts). */
import { FILTER_NAMES } from '../domain/filter-limits.ts'
import { idsInChunk } from '../domain/id-chunks.ts'
import type { Locale } from '../languages/codes.ts'
import type { LinkedProperty } from '../site/linked.ts'
import type { FilterRow, SpotKind } from './context.ts'
import { filterValue } from './filter-values.ts'
import { keyOfTown } from './list-subjects.ts'
import { mapProperty, spotOf } from './map.ts'
import { serviceHome } from './service-property.ts'
import { hostsOf } from './storage.ts'
import type { Queried } from './site-queries.ts'

/** Enough for 100,000 homes; those of earlier revisions leave after as many again. */
const CHUNKS_KEPT = 4096

/** Enough for the homes of a chunk. Their texts are kept as bytes (service-homes.ts). */
const TEXTS_KEPT = 1024

type Homes = Pick<Queried, 'reader' | 'sources'>

function inChunks<Value>({ reader, sources }: Homes, make: (linked: LinkedProperty) => Value | null) {
  return (chunk: string) =>
    idsInChunk(chunk).map((id) => {
      const linked = reader.read(sources.property, id)
      return linked === undefined ? null : make(linked)
    })
}

function spotKind(linked: LinkedProperty): SpotKind | null {
  const spot = spotOf(linked)
  return spot === undefined ? null : spot.isTown ? 'town' : 'own'
}

/** They are the same in every language. */
export function chunkQueries(queried: Queried) {
  const { reader, sources, view } = queried
  /** JSON of a home as the service knows it; null for one that has no page. */
  const home = {
    name: 'home for the service',
    run(id: number): string | null {
      const linked = reader.read(sources.property, id)
      if (linked === undefined) return null
      const { site, in: inLocale } = view()
      const made = serviceHome(site.locales.map(inLocale), linked, () => reader.read(sources.today, ''))
      return made && JSON.stringify(made)
    },
    keeps: TEXTS_KEPT,
  }
  return {
    serviceHome: home,
    /** Null for a home that is gone. */
    filterRows: {
      name: 'filter values of homes',
      run: inChunks(queried, (linked): FilterRow => ({
        types: linked.types,
        town: keyOfTown(linked.town),
        values: FILTER_NAMES.map((column) => filterValue(view(), linked, column)),
      })),
      keeps: CHUNKS_KEPT,
    },
    spotKinds: {
      name: 'kinds of places of homes',
      run: (chunk: string) => [...new Set(inChunks(queried, spotKind)(chunk).flatMap((kind) => kind ?? []))],
      keeps: CHUNKS_KEPT,
    },
    /** The hosts to which the pages of the homes lead, in one row. */
    homeHosts: {
      name: 'hosts of homes',
      run: (chunk: string) => [
        hostsOf(
          view(),
          idsInChunk(chunk).flatMap((id) => reader.read(sources.property, id) ?? []),
        ),
      ],
      keeps: CHUNKS_KEPT,
    },
    /** Its result is the fingerprints of the texts, which change with them. */
    serviceHomes: {
      name: 'homes for the service',
      run: (chunk: string) => idsInChunk(chunk).map((id) => reader.fingerprint(home, id)),
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
