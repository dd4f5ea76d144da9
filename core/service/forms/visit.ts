/** A visit of a property. */
import { isAvailable } from '../../domain/availability.ts'
import type { Availability } from '../../domain/availability.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import { makeAppointment } from '../appointments/make-appointment.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'
import { passOn } from '../submissions/pass-on.ts'

/**
 * A property that was sold this morning may stand on a page that was opened yesterday: nobody is expected there, and the agency wants to
 * know of the visitor who came too late.
 */
const handle: FormHandler = (received, context) => {
  const property = String(received.values.property ?? '')
  return canBeVisited(property, context.deps.site())
    ? makeAppointment(received, { property, meeting: null }, context)
    : passOn(received, context)
}

function canBeVisited(id: string, { properties }: ServiceSite): boolean {
  const property = properties.find((known) => known.id === id)
  return property !== undefined && isAvailable(property.availability as Availability)
}

export const visitTreatment: FormTreatment = { handle }
