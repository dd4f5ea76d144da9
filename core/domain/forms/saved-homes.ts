/** The saved homes and searches of a device, by mail: to open them elsewhere, and to be told of changes. */
import { carry, form, untitled } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { wideEmail } from '../form-parts.ts'

export const savedHomesDefinition = form('saved-homes', [carry('saved'), untitled(wideEmail)], {
  isForSender: true,
})

export const savedHomes = publicForm(savedHomesDefinition, {
  key: 'saved-homes',
  purpose: 'mails saved homes and searches to the visitor who saved them',
  basis: 'consent',
  // The list ends after the same time, unless it is renewed.
  retentionDays: 365,
  thanks: '/feedback/saved-homes/',
})
