import { formMails } from '../mail/form-mails.ts'
import type { FormHandler } from './handler.ts'

/** Stores a form and mails it to the office and the sender. */
export const passOn: FormHandler = (received, { deps }) =>
  Promise.resolve({
    kind: 'kept',
    messages: formMails({ received, site: deps.site(), config: deps.config }),
  })
