/** A meeting with the agency. */
import { makeAppointment } from '../appointments/make-appointment.ts'
import type { FormTreatment } from '../submissions/handler.ts'

export const appointmentTreatment: FormTreatment = { handle: makeAppointment }
