/** The login of owners. */
import { carry, form, need, untitled } from '../form-definition.ts'
import { accountForm } from '../form-kind.ts'
import { login } from '../form-parts.ts'

export const ownerLoginDefinition = form(
  'owner-login',
  [carry(), untitled(need('email', login), need('password'))],
  // An owner who came from a view of the portal returns to that view: `#/4127/history`.
  {
    failure: ['error.loginFailed', 'error.api.text'],
    keepsFragment: true,
    isInstant: true,
    isOfAccount: true,
    proof: 'afterFailures',
  },
)

export const ownerLogin = accountForm(ownerLoginDefinition, {
  key: 'owner-login',
  purpose: 'opens a session of the owner portal',
  answer: 'done',
  refusals: ['login'],
  page: '/login/',
})
