/**
 * Milliseconds after which a request has failed. The visitor then sees a message, and the form keeps its
 * values.
 */
const PATIENCE = 15_000

/**
 * Sends a request to the site's own service, or to another host that the site configures. Another host
 * receives no cookies of this site.
 */
export function ask(address: string, options: RequestInit = {}): Promise<Response> {
  const isOwn = new URL(address, location.href).origin === location.origin
  return fetch(address, {
    ...options,
    mode: isOwn ? 'same-origin' : 'cors',
    credentials: isOwn ? 'same-origin' : 'omit',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  })
}
