/** The offer to purchase, by one or two buyers. */
import { carry, form, group, may, need } from '../form-definition.ts'
import type { FormRule } from '../form-definition.ts'
import { publicForm } from '../form-kind.ts'
import { days, daysInOrder, person, place } from '../form-parts.ts'

/** The signature precedes the end of the offer. */
const signedInTime: FormRule = (text) => {
  const [start, end, signed] = [text('startDate'), text('endDate'), text('signDate')]
  const isLate = end !== '' && start <= end && signed > end
  return isLate ? [{ field: 'signDate', key: 'form.error.signDate.afterEnd' }] : []
}

/** A second buyer signs with a whole name, or is absent. */
const secondBuyer: FormRule = (text) => {
  const isGiven = (['firstNameB', 'lastNameB', 'emailB', 'phoneB'] as const).some((name) => text(name) !== '')
  const missing = (['firstNameB', 'lastNameB'] as const).filter((name) => isGiven && text(name) === '')
  return missing.map((field) => ({ field, key: `form.error.${field}.required` }))
}

export const offerDefinition = form(
  'offer',
  [
    carry(),
    group('offer', need('reference'), need('amount'), need('amountWords')),
    group('validity', ...days),
    group('personA', ...person, ...place),
    group('personB', may('firstNameB'), may('lastNameB'), may('emailB'), may('phoneB')),
    {
      ...group('signing', need('signPlace'), need('signDate'), need('binding')),
      notices: ['form.notice.binding', 'form.notice.advance'],
    },
  ],
  { rules: [daysInOrder, signedInTime, secondBuyer] },
)

export const offer = publicForm(offerDefinition, {
  key: 'offer',
  purpose: 'makes an offer to purchase',
  basis: 'steps',
  // The agency keeps the documents of a contract in its own files, by anti-money-laundering law and for
  // liability. This period bridges the sale.
  retentionDays: 730,
  thanks: '/feedback/offer/',
  page: '/offer/',
  titledInMails: ['form.group.personA', 'form.group.personB', 'form.group.signing'],
})
