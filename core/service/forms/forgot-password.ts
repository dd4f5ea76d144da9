/** A link to a new password. The answer is the same for every address: a mail is on its way, if there is an account. */
import type { FormPreparation, FormTreatment } from '../submissions/handler.ts'
import { addressKey } from '../guards/address.ts'
import { writeAudit } from '../portal/audit.ts'
import { countAttempts } from '../portal/limits.ts'
import { emailKey, ownerByEmail } from '../portal/owners.ts'
import { makeResetLink } from '../portal/reset-links.ts'
import { resetMail } from '../portal/mails.ts'

const prepare: FormPreparation = async ({ values, address }, deps) => {
  const email = emailKey(String(values.email))
  const isWelcome = await countAttempts([{ limit: 'resetAddress', who: addressKey(address, deps) }], deps)
  if (!isWelcome) return () => Promise.resolve({ kind: 'refused', answer: 'often' })
  const mayMail = await countAttempts([{ limit: 'resetAccount', who: email }], deps)
  return async ({ language }, { deps, transaction }) => {
    const known = await ownerByEmail(transaction, email)
    const owner = known?.disabled_at === null && mayMail ? known : undefined
    await writeAudit(transaction, { action: 'reset-asked', owner: owner?.id ?? null }, deps)
    // For a stranger a mail is written as well, and thrown away: what is left to tell is two rows, far below the noise of the disk.
    const link = { owner: owner?.id, kind: 'password' as const }
    const token = await makeResetLink(transaction, link, deps)
    const to = owner ?? { email, name: '', language }
    const mail = resetMail(to, { token, site: deps.site(), config: deps.config })
    return { kind: 'done', messages: owner === undefined ? [] : [mail] }
  }
}

export const forgotPasswordTreatment: FormTreatment = { prepare }
