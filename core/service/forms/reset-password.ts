/** A new password by a mailed link. */
import type { FormProblem } from '../../domain/form-problem.ts'
import { networkKey } from '../guards/address.ts'
import { endedCookie } from '../portal/cookie.ts'
import { forgetAttempts } from '../accounts/limits.ts'
import type { Attempt } from '../accounts/limits.ts'
import { changedMail } from '../portal/mails.ts'
import { setPassword } from '../portal/new-password.ts'
import { hashPassword, isWeakPassword, wordsAround } from '../accounts/passwords.ts'
import { loginPath, tokenIn } from '../portal/paths.ts'
import { ownerOfLink, useResetLink } from '../portal/reset-links.ts'
import type { FormHandler, FormPreparation, FormTreatment, Handled } from '../submissions/handler.ts'

const prepare: FormPreparation = async ({ values }, deps) => {
  const [token, password] = [tokenIn(String(values.token ?? '')), String(values.password)]
  const owner = await ownerOfLink(deps.store.db, token, deps.now())
  if (owner === undefined) return refuse({ field: 'token', key: 'form.error.text.invalid' })
  // The link stays valid, so that the owner can choose another password.
  if (isWeakPassword(password, wordsAround(owner, deps.site())))
    return refuse({ field: 'password', key: 'form.error.password.weak' })
  const hash = await hashPassword(password)
  return async ({ language, request, address }, { deps, transaction }) => {
    if (!(await useResetLink(transaction, token)))
      return unfit({ field: 'token', key: 'form.error.text.invalid' })
    await setPassword(transaction, { owner: owner.id, hash }, deps)
    // Whoever has the mailbox is the owner: the attempts of strangers no longer count against the account.
    const own: readonly Attempt[] = [
      { limit: 'loginAccount', who: owner.email },
      { limit: 'loginPair', who: `${owner.email} ${networkKey(address, deps)}` },
    ]
    await forgetAttempts(transaction, own, deps)
    return {
      kind: 'done',
      messages: [changedMail(owner, { site: deps.site(), config: deps.config })],
      next: loginPath(deps.site(), language),
      cookie: endedCookie(request),
    }
  }
}

function refuse(problem: FormProblem): FormHandler {
  return () => Promise.resolve(unfit(problem))
}

function unfit(problem: FormProblem): Handled {
  return { kind: 'unfit', problems: [problem] }
}

export const resetPasswordTreatment: FormTreatment = { prepare }
