/** A property that is mailed to a friend of the sender. */
import { carry, form, group, may, need } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { names, wideEmail } from '../form-parts.ts'

export const sendToFriendDefinition = form('send-to-friend', [
  carry('property'),
  group('friend', may('friendName'), need('friendEmail')),
  group('you', ...names, wideEmail, may('remarks')),
])

export const sendToFriend = publicForm(sendToFriendDefinition, {
  key: 'send-to-friend',
  purpose: 'mails a property to a friend',
  basis: 'interest',
  // It names a person who did not agree. The period suffices to send the mail and to answer a complaint.
  retentionDays: 30,
  thanks: '/feedback/send-to-friend/',
  shownOn: { property: 4 },
})
