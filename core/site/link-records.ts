/** The first steps of linking: records of one id are joined, and homes get their addresses. */
import { madeOf } from '../domain/mapped.ts'
import type { Checked } from '../diagnostics/diagnostic.ts'
import type { City } from '../schema/collections.ts'
import { publicLocales } from './context.ts'
import type { LinkBase } from './context.ts'
import type { LinkSteps } from './link-steps.ts'
import { finishedRecords, mergeAll } from './merged-records.ts'
import { linkProperties } from './properties.ts'
import type { Records, Sourced } from './records.ts'
import { compileRoutes } from './routes.ts'
import { isOn } from './schedule.ts'
import { indexTowns } from './town-index.ts'

/** Merged records, all that linking a record needs, and the linked homes. `take` collects the problems. */
export function linkRecords(
  records: Records,
  take: <T>(checked: Checked<T>) => T,
  before: LinkSteps | undefined,
) {
  const kinds = mergeAll(records, before?.merged)
  const { merged, finished } = finishedRecords(kinds, take, before?.finished)
  const based = linkBaseOf(records, merged.cities, before?.base)
  const base = take(based.value)
  const properties = linkProperties(base, merged.properties, before?.properties)
  for (const result of properties.withProblems.list) take(result)
  const found = properties.values.results
  const steps = { config: records.config, merged: kinds, finished, base: based, properties }
  return { merged, base, found, steps }
}

/**
 * The same object as long as configuration, towns and the published members of the team are the same. Linked records
 * are reused while it is the same.
 */
function linkBaseOf(
  { config: given, now }: Pick<Records, 'config' | 'now'>,
  cities: readonly Sourced<City>[],
  before?: LinkSteps['base'],
): LinkSteps['base'] {
  const all = given.team?.members ?? []
  const members = all.filter((member) => isOn(member, now))
  const inputs = [...Object.entries(given).flat(), ...members, ...cities]
  const make = (): Checked<LinkBase> => {
    const isWhole = members.length === all.length
    const config =
      isWhole || given.team === undefined ? given : { ...given, team: { ...given.team, members } }
    const { locales, defaultLocale, problems } = publicLocales(config)
    const routes = compileRoutes(config.routes.routes)
    const value: LinkBase = {
      config,
      locales,
      defaultLocale,
      routes: routes.value,
      towns: indexTowns(cities.map((city) => city.value)),
      team: new Map(members.map((member) => [member.id, member])),
      absentTeam: new Set(all.filter((member) => !members.includes(member)).map(({ id }) => id)),
    }
    return { value, problems: [...problems, ...routes.problems] }
  }
  return madeOf(inputs, make, before)
}
