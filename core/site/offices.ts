/** Ids of offices, and the references to them. */
import { writtenSpans } from '../domain/opening-hours.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Office } from '../schema/config/office.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { LinkContext } from './context.ts'
import { pointAtConfig, pointAtConfigText } from './records.ts'
import { textsIn } from './texts.ts'

/** The name by which team members and the service refer to an office. */
export function officeId({ id }: Pick<Office, 'id'>, index: number): string {
  return id ?? String(index + 1)
}

/** Reports hours that a text writes out beside the data: the pages would show both. */
function checkOpeningHours(context: LinkContext, offices: readonly Office[]): void {
  for (const [index, { hours, openingHours = [] }] of offices.entries()) {
    if (openingHours.length === 0) continue
    for (const { text, path } of textsIn({ hours })) {
      for (const part of writtenSpans(text)) {
        const at = pointAtConfigText('site', 'offices', index, ...path).map((pointer) => ({
          ...pointer,
          part,
        }))
        context.report(problem('AS3407', { part }, { at }))
      }
    }
  }
}

/**
 * Reports team members and appointments of an office that the site does not have, and opening hours that are
 * written twice.
 */
export function checkOffices(context: LinkContext, { site, team, service }: SiteConfig): void {
  checkOpeningHours(context, site.offices)
  const known = site.offices.map(officeId)
  const report = (name: string, at: ReturnType<typeof pointAtConfig>) => {
    if (!known.includes(name)) context.report(problem('AS3301', { kind: 'office', name, known }, { at }))
  }
  for (const [index, { office }] of (team?.members ?? []).entries())
    if (office !== undefined) report(office, pointAtConfig('team', 'members', index, 'office'))
  for (const name of Object.keys(service?.appointments?.offices ?? {}))
    report(name, pointAtConfig('service', 'appointments', 'offices', name))
}
