/** Addresses of other programs that receive or provide data of the agency. */

/** Whether data travels encrypted to the address, or does not leave this machine. */
export function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine(hostname))
}

/** Whether the name of a host is that of this machine, without a name server. */
export function isThisMachine(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}
