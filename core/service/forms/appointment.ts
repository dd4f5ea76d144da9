/** A meeting with the agency. */
import { makeAppointment } from '../appointments/make-appointment.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'

const handle: FormHandler = (received, context) => {
  const { meeting } = received.values
  const way = meeting === 'home' || meeting === 'phone' ? meeting : 'office'
  return makeAppointment(received, { property: null, meeting: way }, context)
}

export const appointmentTreatment: FormTreatment = { handle }
