/** The blanks of a site, which only the agency can fill in (core/domain/blank.ts). */
import { blanksIn, UNKNOWN_ADDRESS } from '../domain/blank.ts'
import type { DataPath } from '../diagnostics/data-path.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { pointAtConfig, pointerTo } from './records.ts'
import type { Records, SourceRecord } from './records.ts'
import type { SiteConfigName } from '../schema/site-config.ts'

interface Blank {
  readonly name: string
  readonly path: DataPath
}

/** One problem for each blank. */
export function checkBlanks(records: Records): readonly Problem[] {
  const { properties, projects, pages, articles, config } = records
  const homes = properties.filter(({ facts }) => facts?.isPlain !== true)
  const ofRecords = [homes, projects, pages, articles].flatMap((all: readonly SourceRecord<object>[]) =>
    all.flatMap(({ value, origin }) =>
      blanksOf(value).map(({ name, path }) => {
        // A text may be long: the message leads to the line of the blank.
        return problem('AS3408', { name }, { at: { ...pointerTo(origin, path), part: `[[${name}]]` } })
      }),
    ),
  )
  const names = Object.keys(config) as SiteConfigName[]
  const ofConfig = names.flatMap((name) =>
    blanksOf(config[name] ?? {}).map(({ name: blank, path }) =>
      problem('AS3408', { name: blank }, { at: pointAtConfig(name, ...path) }),
    ),
  )
  return [...addressBlank(config), ...ofConfig, ...ofRecords]
}

function addressBlank({ site }: Records['config']): readonly Problem[] {
  const at = { at: pointAtConfig('site', 'url') }
  return site.url === UNKNOWN_ADDRESS ? [problem('AS3408', { name: 'address of the site' }, at)] : []
}

function blanksOf(value: object): readonly Blank[] {
  return [...found(value, [])]
}

function* found(value: unknown, path: DataPath): Generator<Blank> {
  if (typeof value === 'string') {
    if (value.includes('[[')) for (const name of blanksIn(value)) yield { name, path }
  } else if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    for (const [key, inner] of Object.entries(value))
      yield* found(inner, [...path, isList ? Number(key) : key])
  }
}
