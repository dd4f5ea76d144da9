/** The end of the newsletter. */
import { carry, form, untitled } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { wideEmail } from '../form-parts.ts'

export const unsubscribeDefinition = form('unsubscribe', [carry(), untitled(wideEmail)])

export const unsubscribe = publicForm(unsubscribeDefinition, {
  key: 'unsubscribe',
  purpose: 'ends the newsletter',
  basis: 'interest',
  answer: 'done',
  // It proves that the newsletter was ended.
  retentionDays: 730,
  thanks: '/feedback/unsubscribe/',
  page: '/unsubscribe/',
})
