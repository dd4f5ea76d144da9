/**
 * A mailed link to choose a password carries its token behind `#`, where no server sees it: it is put into the form, and taken out of the address,
 * so that nobody reads it there later. Where no script runs, the page asks for the link instead.
 */
export function fillResetToken(): void {
  const form = document.querySelector('form[data-form="reset-password"]')
  const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
  if (!form || !/^[A-Za-z0-9_-]{43}$/.test(token)) return
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = 'token'
  field.defaultValue = token
  form.append(field)
  history.replaceState(history.state, '', location.pathname + location.search)
}
