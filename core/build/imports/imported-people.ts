/** Adds the agents and offices of exports to the people of a site. */
import type { Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { ImportContent } from './imports.ts'

/**
 * Adds the people and offices of exports. The first source with an id applies. `core/import/people.ts` omitted the
 * people that the site has itself.
 */
export function withPeople(config: SiteConfig, imports: readonly ImportContent[]): SiteConfig {
  const members = membersIn(imports).map(({ member }) => member)
  const offices = firstOfEach(imports.flatMap(({ people }) => people.offices))
  if (members.length + offices.length === 0) return config
  return {
    ...config,
    site: { ...config.site, offices: [...config.site.offices, ...offices] },
    team: { ...config.team, members: [...(config.team?.members ?? []), ...members] },
  }
}

function membersIn(imports: readonly ImportContent[]) {
  const all = imports.flatMap(({ people }) => people.team.map((each) => ({ ...each, id: each.member.id })))
  return firstOfEach(all)
}

function firstOfEach<T extends { readonly id: string | number }>(all: readonly T[]): readonly T[] {
  return [...new Map(all.toReversed().map((each) => [each.id, each])).values()].toReversed()
}

/**
 * A problem of an imported person, such as a missing photo, is a warning at the record that names the person. In the
 * configuration, imported people come after those of the site.
 */
export function asPersonOfExport(
  found: Problem,
  team: SiteConfig['team'],
  imports: readonly ImportContent[],
): Problem {
  const [first] = found.at
  const [list, index] = first?.path ?? []
  if (first?.file !== 'site-config/team.json' || list !== 'members' || typeof index !== 'number') return found
  const imported = membersIn(imports)
  const members = team?.members ?? []
  const person = imported[index - (members.length - imported.length)]
  if (person === undefined) return found
  const { file, line } = person.at
  const at: Pointer = { file, path: [], position: { line, column: 1 } }
  return { ...found, severity: 'warning', at: [at] }
}
