/** How long a service may take: then the visitor is told, with everything still in the form. */
const PATIENCE = 15_000

/** Asks our own service, or another host that the site names: that one learns nothing of who is logged in here. */
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
