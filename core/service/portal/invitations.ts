/** Links by which owners whom the office entered choose their first password, or a new one. */
import type { ServiceDeps } from '../deps.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { writeAudit } from './audit.ts'
import { invitationMail } from './mails.ts'
import { resetLink } from './paths.ts'
import { makeResetLink } from './reset-links.ts'
import type { OwnerRow } from './tables.ts'

export type InviteDeps = Pick<ServiceDeps, 'store' | 'site' | 'config' | 'now' | 'random' | 'secrets'>

/** A link that the office hands over itself. */
export function invitationLink(owner: OwnerRow, deps: InviteDeps): Promise<string> {
  return deps.store.write(async (transaction) => {
    const link = { owner: owner.id, kind: 'invitation' as const }
    const token = await makeResetLink(transaction, link, deps)
    await writeAudit(transaction, { action: 'owner-link-made', owner: owner.id }, deps)
    return resetLink(deps.site(), owner.language, token)
  })
}

/** Puts the mails into the outbox, from which the service sends them. */
export function invite(owners: readonly OwnerRow[], deps: InviteDeps): Promise<void> {
  return deps.store.write(async (transaction) => {
    for (const owner of owners) {
      if (owner.disabled_at !== null) continue
      const link = { owner: owner.id, kind: 'invitation' as const }
      const token = await makeResetLink(transaction, link, deps)
      const messages = [invitationMail(owner, { token, site: deps.site(), config: deps.config })]
      await enqueue(transaction, { submission: null, messages }, deps)
      await writeAudit(transaction, { action: 'owner-link-made', owner: owner.id }, deps)
    }
  })
}
