/**
 * A mailed link to choose a password carries its token after `#`, which is sent to no server. The script puts
 * it into the form and removes it from the address, so that it does not stay in the history. Without script,
 * the page asks for the link instead.
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
