/** A member sees the data of the own office, or of all. */
import type { ServiceSite } from '../../schema/service-site.ts'
import type { DeskMemberRow } from './desk-tables.ts'
import type { MemberCall } from './call.ts'
import { refused } from './call.ts'
import { writeDeskAudit } from './audit.ts'

/** Data without an office belongs to the first one. */
export function officeIdOf(
  office: string | null | undefined,
  { offices }: Pick<ServiceSite, 'offices'>,
): string {
  return office ?? offices[0]?.id ?? ''
}

export function seesOffice(
  { office }: Pick<DeskMemberRow, 'office'>,
  wanted: string | null | undefined,
  site: Pick<ServiceSite, 'offices'>,
): boolean {
  return office === null || office === officeIdOf(wanted, site)
}

/** An object of another office is answered as if it did not exist, and the attempt is logged. */
export async function notTheirs({ deps, visitor }: MemberCall, subject: string): Promise<Response> {
  const { id: member } = visitor.member
  await deps.store.write((transaction) =>
    writeDeskAudit(transaction, { action: 'not-theirs', member, subject }, deps),
  )
  deps.log.warn({ event: 'desk.not-theirs', member }, 'a member asked for data of another office')
  return refused('not-found')
}

/** A home that has left the site can be seen by those of all offices. */
export function seesHome(id: string, { visitor: { member }, deps }: MemberCall): boolean {
  const site = deps.site()
  const home = site.properties.find((property) => property.id === id)
  return home === undefined ? member.office === null : seesOffice(member, home.office, site)
}
