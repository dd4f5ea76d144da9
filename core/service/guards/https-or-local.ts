const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/** Whether what is sent to an address stays secret: over https, or on this machine. */
export function isHttpsOrLocal(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))
}
