/** Retries a late download after a short failure of the network or the host. */
import { RETRY_DELAYS_MS } from '../../core/domain/retry.ts'

/** Rejects with the last failure, or with the first after an abort. */
export async function retry<Value>(
  attempt: () => Promise<Value>,
  signal?: AbortSignal | null,
): Promise<Value> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await attempt()
    } catch (error) {
      if (signal?.aborted) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, delay))
  }
  return attempt()
}

/** A text of the site's own host. A missing file is not tried again, only temporary failures are. */
export async function fetchText(href: string, init: RequestInit = {}): Promise<string> {
  const { status, ok, text } = await retry(async () => {
    const response = await fetch(href, init)
    if (response.status >= 500 || response.status === 429) throw new Error(`${response.status} ${href}`)
    return { status: response.status, ok: response.ok, text: await response.text() }
  }, init.signal)
  if (!ok) throw new Error(`${status} ${href}`)
  return text
}
