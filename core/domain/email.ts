/**
 * E-mail addresses in forms.
 *
 * A value is one address: no second recipient, no display name, no line break that could end a mail header. Each part
 * is read once, so the time is linear.
 */

const LONGEST = 254
const LONGEST_LOCAL = 64
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/
const LABEL = /^[A-Za-z0-9-]{1,63}$/

export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false
  const [local, domain, ...more] = text.split('@')
  return (
    local !== undefined && domain !== undefined && more.length === 0 && isLocal(local) && isDomain(domain)
  )
}

function isLocal(local: string): boolean {
  return local.length <= LONGEST_LOCAL && LOCAL.test(local) && !local.split('.').includes('')
}

/** A domain has at least two labels, and the last is not a number, so an IP address is refused. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every(isLabel) && last.length > 1 && !/^[0-9]+$/.test(last)
}

function isLabel(label: string): boolean {
  return LABEL.test(label) && !label.startsWith('-') && !label.endsWith('-')
}

/** The form in which an address is stored and compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}
