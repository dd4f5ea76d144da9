import { Field } from '../parts/field.tsx'

interface PasswordFieldProps {
  readonly name: string
  readonly label: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly autoFocus?: boolean
  readonly hint?: string
  readonly problem: string | null
}

export function PasswordField(props: PasswordFieldProps) {
  return <Field {...props} type="password" maxLength={128} />
}

/** Hidden: it names the account to the password manager of the browser. */
export function UserName({ email }: { readonly email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
