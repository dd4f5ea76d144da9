/** Ids of offices, and the references to them. */
import { problem } from '../diagnostics/diagnostic.ts'
import type { Office, SiteConfig } from '../schema/site-config.ts'
import type { LinkContext } from './context.ts'
import { pointAtConfig } from './records.ts'

/** The name by which team members and the service refer to an office. */
export function officeId({ id }: Pick<Office, 'id'>, index: number): string {
  return id ?? String(index + 1)
}

/** Reports team members and appointments of an office that the site does not have. */
export function checkOffices(context: LinkContext, { site, team, service }: SiteConfig): void {
  const known = site.offices.map(officeId)
  const report = (name: string, at: ReturnType<typeof pointAtConfig>) => {
    if (!known.includes(name)) context.report(problem('AS3301', { kind: 'office', name, known }, { at }))
  }
  for (const [index, { office }] of (team?.members ?? []).entries())
    if (office !== undefined) report(office, pointAtConfig('team', 'members', index, 'office'))
  for (const name of Object.keys(service?.appointments?.offices ?? {}))
    report(name, pointAtConfig('service', 'appointments', 'offices', name))
}
