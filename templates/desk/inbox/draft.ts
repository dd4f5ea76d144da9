/** An answer that is being written, kept in this tab of the browser until it is sent: a lost connection loses nothing. */

const PREFIX = 'desk-draft-'
const key = (message: string) => `${PREFIX}${message}`

export function draftOf(message: string): string {
  return sessionStorage.getItem(key(message)) ?? ''
}

export function keepDraft(message: string, text: string): void {
  if (text === '') sessionStorage.removeItem(key(message))
  else sessionStorage.setItem(key(message), text)
}

/** At a log-out. A session that ends by itself keeps them for the next log-in in this tab. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name)
}

/** A template with its placeholders filled in: `{name}`, `{home}`, `{me}`. */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(name|home|me)\}/g, (_, name: string) => values[name] ?? '')
}
