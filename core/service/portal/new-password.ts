/** A new password: by a mailed link (the form `reset-password`), or in a session. Either way all other sessions end. */
import type { Kysely } from 'kysely'
import type { FormProblem } from '../../domain/form-rules.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { ServiceDeps } from '../deps.ts'
import type { FormHandler, FormPreparation, Handled } from '../forms/handler.ts'
import type { Tables } from '../store/tables.ts'
import { writeAudit } from './audit.ts'
import { endedCookie } from './cookie.ts'
import { changedMail } from './mails.ts'
import { hashPassword, isWeakPassword } from './passwords.ts'
import { loginPath, tokenIn } from './paths.ts'
import { ownerOfLink, useResetLink, voidResetLinks } from './reset-links.ts'
import { endSessions } from './sessions.ts'
import type { OwnerRow } from './tables.ts'

export const prepareNewPassword: FormPreparation = async ({ values }, deps) => {
  const [token, password] = [tokenIn(String(values.token ?? '')), String(values.password)]
  const owner = await ownerOfLink(deps.store.db, token, deps.now())
  if (owner === undefined) return refuse({ field: 'token', key: 'form.error.text.invalid' })
  // The link stays good: the owner chooses another one.
  if (isWeakPassword(password, wordsAround(owner, deps.site())))
    return refuse({ field: 'password', key: 'form.error.password.weak' })
  const hash = await hashPassword(password)
  return async ({ language, request }, { deps, transaction }) => {
    if (!(await useResetLink(transaction, token)))
      return unfit({ field: 'token', key: 'form.error.text.invalid' })
    await setPassword(transaction, { owner: owner.id, hash }, deps)
    return {
      kind: 'done',
      messages: [changedMail(owner, deps.site())],
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

/** Words that anybody would try first for this owner. */
export function wordsAround({ name, email }: OwnerRow, site: ServiceSite): readonly string[] {
  return [site.name, new URL(site.url).hostname, name, email, 'immo']
}

/** Ends every session and every link: whoever knew the old one knows nothing now. */
export async function setPassword(
  db: Kysely<Tables>,
  { owner, hash }: { readonly owner: string; readonly hash: string },
  deps: Pick<ServiceDeps, 'now' | 'random'>,
): Promise<void> {
  await db.updateTable('owner').set({ password: hash }).where('id', '=', owner).execute()
  await endSessions(db, owner)
  await voidResetLinks(db, owner)
  await writeAudit(db, { action: 'password-set', owner }, deps)
}
