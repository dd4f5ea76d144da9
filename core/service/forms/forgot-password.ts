/** Mails a link to a new password. The answer is the same for every address. */
import { emailKey } from '../../domain/email.ts'
import type { FormPreparation, FormTreatment } from '../submissions/handler.ts'
import { networkKey } from '../guards/address.ts'
import { writeAudit } from '../portal/audit.ts'
import type { Attempt } from '../accounts/limits.ts'
import { countAttempts } from '../accounts/limits.ts'
import { ownerByEmail } from '../portal/owners.ts'
import { makeResetLink } from '../portal/reset-links.ts'
import { resetMail } from '../portal/mails.ts'

const prepare: FormPreparation = async ({ values, address }, deps) => {
  const email = emailKey(String(values.email))
  const seconds = await countAttempts([{ limit: 'resetAddress', address }], deps)
  if (seconds > 0) return () => Promise.resolve({ kind: 'often', seconds })
  const pair = `${email} ${networkKey(address, deps)}`
  const own: readonly Attempt[] = [
    { limit: 'resetPair', who: pair },
    { limit: 'resetPairDay', who: pair },
    { limit: 'resetAccount', who: email },
  ]
  const mayMail = (await countAttempts(own, deps)) === 0
  return async ({ language }, { deps, transaction }) => {
    const known = await ownerByEmail(transaction, email)
    const owner = known?.disabled_at === null && mayMail ? known : undefined
    await writeAudit(transaction, { action: 'reset-asked', owner: owner?.id ?? null }, deps)
    // A mail is composed for an unknown address too, and discarded, so that the time of the answer tells nothing.
    const link = { owner: owner?.id, kind: 'password' as const }
    const token = await makeResetLink(transaction, link, deps)
    const to = owner ?? { email, name: '', language }
    const mail = resetMail(to, { token, site: deps.site(), config: deps.config })
    return { kind: 'done', messages: owner === undefined ? [] : [mail] }
  }
}

export const forgotPasswordTreatment: FormTreatment = { prepare }
