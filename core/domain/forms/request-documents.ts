/** Documents of a property that are mailed on request. */
import { carry, form, may, need, untitled } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { person } from '../form-parts.ts'

export const requestDocumentsDefinition = form(
  'request-documents',
  [carry('property'), untitled(need('documents'), ...person, may('remarks'))],
  { failure: ['error.documentsFailed', 'error.emailNotSent'] },
)

export const requestDocuments = publicForm(requestDocumentsDefinition, {
  key: 'request-documents',
  purpose: 'requests documents of a property',
  basis: 'steps',
  refusals: ['alreadyRequested'],
  retentionDays: 365,
  thanks: '/feedback/request-documents/',
  shownOn: { record: 'property', place: 3 },
})
