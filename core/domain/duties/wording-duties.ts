/** Duties about the words and the taxes of an advert. */
import { newBuildTax } from '../new-build-tax.ts'
import { pendingCertificateIn } from '../pending-certificate.ts'
import { spellingsOf } from '../localised-text.ts'
import type { Advert } from './advert.ts'
import { ALL_TYPES } from './advert.ts'
import { excludingPhraseIn } from './excluding-phrases.ts'
import { lacks, MET, notNeeded } from './duty.ts'
import type { Duty, LawRules, Finding } from './duty.ts'
import { LAW_SOURCES } from './sources.ts'

/** The first phrase of each text that the duty forbids. */
function withoutPhrase(
  { property, isPlain }: Advert,
  phraseIn: (text: string) => string | undefined,
): Finding {
  if (isPlain) return MET
  const at = (['Description', 'Lead'] as const).flatMap((field) => {
    const [part] = spellingsOf(property[field]).flatMap((text) => phraseIn(text) ?? [])
    return part === undefined ? [] : [{ path: [field] as const, part }]
  })
  return at.length === 0 ? MET : { state: 'missing', at, lacking: at.map(({ part }) => part) }
}

/** "EPC in progress" is a forbidden text (docs/domain.md#certificate-before-the-advert). */
const PENDING = {
  class: 'advert',
  title: 'No certificate that is “pending” (EPC in aanvraag, PEB en cours)',
  goals: [0, 1, 2],
  types: ALL_TYPES,
  from: '2015-01-01',
  todo: 'remove that text, and publish the home when the certificate exists',
  code: 'AS4112',
  needs: (advert: Advert) => withoutPhrase(advert, pendingCertificateIn),
} as const

/** The taxes on a home that is sold as new (docs/domain.md#new-build). */
function taxIsKnown({ property, region }: Advert, { registrationDuty = [] }: LawRules): Finding {
  const tax = newBuildTax(property, region, registrationDuty)
  if (tax?.kind !== 'unknown') return MET
  // A home without a price has no total.
  return tax.lacking === 'Price' ? notNeeded('no price is shown') : lacks(tax.lacking)
}

export const WORDING_DUTIES: readonly Duty[] = [
  {
    ...PENDING,
    id: 'belgium.issuedCertificate',
    regions: ['brussels', 'wallonia'],
    law: 'the certificate exists before the advert, by the laws on the certificate of Brussels and Wallonia',
    sources: [LAW_SOURCES.walloonEnergy, 'logic-immo.be, 843'],
    confidence: 'sure',
  },
  {
    ...PENDING,
    id: 'elsewhere.issuedCertificate',
    regions: ['flanders', 'luxembourg', 'unknown'],
    law: 'no text was found that forbids the words in an advert; the certificate is needed all the same',
    sources: [],
    confidence: 'unsure',
  },
  {
    id: 'equalTreatment',
    class: 'advert',
    title: 'No condition that excludes people (anti-discrimination)',
    regions: ['flanders', 'brussels', 'wallonia', 'luxembourg', 'unknown'],
    goals: [0, 1, 2],
    types: ALL_TYPES,
    from: '2007-06-09',
    law: 'anti-discrimination act of 10 May 2007, and the decrees and ordinances of the regions',
    sources: [LAW_SOURCES.equalTreatment, LAW_SOURCES.equalTreatmentCase, LAW_SOURCES.equalTreatmentIncome],
    // The law is certain, but a program only recognises words.
    confidence: 'likely',
    todo: 'remove the condition, and judge the means of each candidate after the visit',
    code: 'AS4121',
    needs: (advert) => withoutPhrase(advert, (text) => excludingPhraseIn(text, advert.property.Goal)),
  },
  {
    id: 'belgium.newBuildTax',
    class: 'advert',
    title: 'Taxes on a new home (VAT, registration duty)',
    regions: ['flanders', 'brussels', 'wallonia'],
    goals: [0],
    types: ALL_TYPES,
    isOfNewBuild: true,
    from: '2014-05-31',
    law: 'Code of economic law, art. VI.4: a price to consumers includes its taxes; for homes not confirmed',
    sources: [LAW_SOURCES.newBuildVat],
    confidence: 'likely',
    todo: 'set "VAT", "LandSeller", "WorksBegun" and "LandPrice"',
    code: 'AS4113',
    needs: taxIsKnown,
  },
]
