import { createHash } from 'node:crypto'
import type { OutboundMessage } from '../mail/message.ts'

export const MAIL_QUEUE = 'mail'

/**
 * The name of a receiver's queue. The address of a webhook may contain a secret, so the name contains its
 * hash.
 */
export function queueOf(message: OutboundMessage): string {
  if (message.kind !== 'webhook') return MAIL_QUEUE
  return `webhook ${createHash('sha256').update(message.url).digest('hex').slice(0, 16)}`
}
