/** A question about a project. */
import { carry, form, untitled } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { afterwards, person } from '../form-parts.ts'

export const contactConstructionDefinition = form('contact-construction', [
  carry('project'),
  untitled(...person, ...afterwards),
])

export const contactConstruction = publicForm(contactConstructionDefinition, {
  key: 'contact-construction',
  purpose: 'sends a question about a project',
  basis: 'steps',
  // The agency answers within days, and the visitor may write again within a year.
  retentionDays: 365,
  thanks: '/feedback/contact-construction/',
  shownOn: { project: 1 },
})
