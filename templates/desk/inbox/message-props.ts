import type { DeskMessage } from '../../../core/http/desk/inbox.ts'

export interface MessageProps {
  readonly message: DeskMessage
  /** Shows the message as an action has left it. */
  readonly set: (message: DeskMessage) => void
}
