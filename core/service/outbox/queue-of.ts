import { createHash } from 'node:crypto'
import type { OutboundMessage } from '../mail/message.ts'

/** The name of the queue of the receiver. The address of a webhook may contain a secret, so its hash names the queue. */
export function queueOf(message: OutboundMessage): string {
  if (message.kind !== 'webhook') return 'mail'
  return `webhook ${createHash('sha256').update(message.url).digest('hex').slice(0, 16)}`
}
