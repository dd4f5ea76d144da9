/** Downloads the bytes for a picture from another host. Whether they are a picture is checked later. */
import { isOwnAddress } from '../../network/allowed-address.ts'
import type { NetworkPorts } from '../../network/ports.ts'
import { isFailed, passBody, statusFailure, transfer } from '../../network/transfer.ts'
import type { BodyLimits, Failed, TransferLimits } from '../../network/transfer.ts'

export interface RemoteLimits extends TransferLimits {
  readonly allowPrivate: boolean
  /** Parameters of addresses that do not identify the picture. */
  readonly ignored: readonly string[]
}

interface Fetched {
  readonly bytes: Uint8Array
}

const HEADERS = { accept: 'image/jpeg,image/png,image/webp,image/*;q=0.8', 'user-agent': 'agency-site' }

/** A listed address, or localhost, may be one of this network. A name may not lead there, unless the site allows it. */
export function download(url: URL, limits: RemoteLimits, ports: NetworkPorts): Promise<Fetched | Failed> {
  const init = (address: URL) => ({
    headers: HEADERS,
    allowPrivate: limits.allowPrivate || isOwnAddress(address),
  })
  const receive = async (response: Response, body: BodyLimits) => {
    const refusal = statusFailure(response) ?? typeFailure(response)
    if (refusal !== undefined) return refusal
    const chunks: Uint8Array[] = []
    const passed = await passBody(response, body, (chunk) => chunks.push(chunk))
    return isFailed(passed) ? passed : { bytes: Buffer.concat(chunks) }
  }
  return transfer<Fetched>({ url, init, receive }, limits, ports)
}

function typeFailure({ headers }: Response): Failed | undefined {
  const type = headers.get('content-type') ?? ''
  if (/^image\//i.test(type)) return undefined
  const shown = /^[\w.+-]+\/[\w.+-]+/.exec(type)?.[0].slice(0, 60) ?? 'nothing'
  return { reason: `the server calls it ${shown}, not a picture`, again: false }
}
