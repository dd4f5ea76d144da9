/**
 * A mailed link to choose a password carries its token behind `#`, where no server sees it: it is put into the form, and taken out of the address,
 * so that nobody reads it there later.
 */
export function fillResetToken(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="token"]')
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
  if (!field || !/^[A-Za-z0-9_-]{43}$/.test(token)) return
  field.defaultValue = token
  history.replaceState(history.state, '', location.pathname + location.search)
}
