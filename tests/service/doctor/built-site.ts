/** A built site, and the report of the doctor on it. */
import { utimesSync } from 'node:fs'
import path from 'node:path'
import type { Finding } from '../../../core/doctor/finding.ts'
import { openOffice } from '../../support/office.ts'
import type { Office } from '../../support/office.ts'
import { PORTAL_SITE } from '../../support/portal.ts'
import { NOW } from '../../support/service.ts'

export const HOUR = 3_600_000
export const TRIAL_SITE = { ...PORTAL_SITE, url: 'http://127.0.0.1:4321' }
const siteFile = ({ root }: Office) => path.join(root, '.agency-site/service.json')

/**
 * A trial on this machine, which needs no mail server, or a public site with one. It was built `age` before
 * the clock of the commands.
 */
export function builtSite(env: Readonly<Record<string, string>> = {}, age = HOUR): Office {
  const office = openOffice(env)
  if (env['AGENCY_SITE_SMTP_URL'] === undefined) office.write('.agency-site/service.json', TRIAL_SITE)
  setAge(office, age)
  return office
}

export function setAge(office: Office, age: number): void {
  const built = new Date(NOW - age)
  utimesSync(siteFile(office), built, built)
}

export async function examined(office: Office) {
  const { code, out } = await office.type('serve', '--doctor', '--json')
  const { checks } = JSON.parse(out) as { readonly checks: readonly Finding[] }
  const find = (check: string) => checks.find((finding) => finding.check === check)
  const bad = checks.filter(({ mark }) => mark === 'bad').map(({ check }) => check)
  return { code, find, bad }
}
