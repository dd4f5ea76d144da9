import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import type { LinkContext } from './context.ts'
import type { HomeLists } from './home-lists.ts'
import type { LinkedSite } from './linked.ts'
import { pointAt } from './records.ts'

/** Reports articles that name a member of the team or a home that the site does not have: both leave, and articles stay. */
export function checkSubjects(
  context: LinkContext,
  { articles }: LinkedSite,
  { byId }: Pick<HomeLists, 'byId'>,
): void {
  const homes = byId.places
  for (const { article, origins } of articles) {
    const { agent, property } = article
    if (agent !== undefined && !context.team.has(agent) && !context.absentTeam.has(agent))
      context.report(
        unknownSubject('team member', agent, {
          known: context.team.keys(),
          at: pointAt({ origins }, 'agent'),
        }),
      )
    if (property !== undefined && !homes.has(String(property)))
      context.report(
        unknownSubject('home', property, { known: homes.keys(), at: pointAt({ origins }, 'property') }),
      )
  }
}

function unknownSubject(
  kind: string,
  id: number,
  { known, at }: { readonly known: Iterable<number | string>; readonly at: readonly Pointer[] },
): Problem {
  const params = { kind, name: String(id), known: [...known].map(String) }
  return problem('AS3301', params, { at, severity: 'warning' })
}
