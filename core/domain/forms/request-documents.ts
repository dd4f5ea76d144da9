/** Documents of a property or a project that are mailed on request. */
import { carry, form, may, need, untitled } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { person } from '../form-parts.ts'

export const requestDocumentsDefinition = form(
  'request-documents',
  [carry('property', 'project'), untitled(need('documents'), ...person, may('remarks'))],
  { failure: ['error.documentsFailed', 'error.emailNotSent'] },
)

export const requestDocuments = publicForm(requestDocumentsDefinition, {
  key: 'request-documents',
  purpose: 'requests documents of a property or a project',
  basis: 'steps',
  refusals: ['alreadyRequested'],
  retentionDays: 365,
  thanks: '/feedback/request-documents/',
  shownOn: { property: 3, project: 2 },
})
