/** The end of the newsletter. The answer is the same for every address. */
import { endSubscription } from '../newsletter/subscribers.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'
import { passOn } from '../submissions/pass-on.ts'
import { eraseAt } from '../submissions/retention.ts'

const handle: FormHandler = async (received, context) => {
  const { form, receivedAt, values } = received
  const times = { now: receivedAt, eraseAt: eraseAt(form, receivedAt, context.deps.config) }
  await endSubscription(context.transaction, { email: String(values.email).toLowerCase() }, times)
  return passOn(received, context)
}

export const unsubscribeTreatment: FormTreatment = { handle }
