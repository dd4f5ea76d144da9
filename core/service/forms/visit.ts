/** A visit of a property. */
import { makeAppointment } from '../appointments/make-appointment.ts'
import type { FormTreatment } from '../submissions/handler.ts'

export const visitTreatment: FormTreatment = { handle: makeAppointment }
