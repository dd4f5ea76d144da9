/** Names of parts of a request whose values are secrets. */
const SECRET = /pass(?:word|wd)?$|pwd$|secret|token$|api[-_]?key|authori[sz]ation|cookie|^key$/i

export function isSecretName(name: string): boolean {
  return SECRET.test(name)
}
