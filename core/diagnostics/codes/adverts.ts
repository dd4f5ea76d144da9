import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { shorten } from '../words.ts'

export interface Named {
  readonly name: string
}

/** Advert rules (AS41xx): how serious each is can be set in site-config/site.json. */
export const ADVERT_CODES = {
  AS4101: defineCode<Named>({
    severity: 'warning',
    title: 'Rent not shown',
    about:
      'In all three regions the rent of a dwelling stands in every public communication. Hiding it is fined.',
    message: ({ name }) => `${name} is for rent but does not show its rent`,
    hint: () => 'give the "Price", set "PublishPrice": true, and use no marquee that replaces the price',
  }),
  AS4102: defineCode<Named>({
    severity: 'warning',
    title: 'Common charges not shown',
    about: 'In all three regions the common charges of a rented dwelling stand beside its rent.',
    message: ({ name }) => `${name} is for rent but says nothing about the common charges`,
    hint: () => 'give "ChargesRenter", 0 where there are none',
  }),
  AS4103: defineCode<Named>({
    severity: 'error',
    title: 'Neither address nor unique code',
    about:
      'A Flemish advert shows the full address, or the unique code of the energy certificate as "UC: 245".',
    message: ({ name }) => `${name} shows neither its address nor the unique code of its certificate`,
    hint: () =>
      'publish the address, or give "UniqueCode": the second group of digits of the certificate’s number',
  }),
  AS4104: defineCode<Named>({
    severity: 'warning',
    title: 'Energy score not shown',
    about:
      'An advert shows the energy score or class of the certificate. A certificate exists before the advert.',
    message: ({ name }) => `${name} shows no energy performance`,
    hint: () => 'give "EnergyPerformance" or "EPCLabelText"',
  }),
  AS4105: defineCode<Named>({
    severity: 'warning',
    title: 'Luxembourg classes not shown',
    about: 'In Luxembourg an advert shows the energy class and the insulation class of the certificate.',
    message: ({ name }) => `${name} lacks its energy class or its insulation class`,
    hint: () => 'give "EnergyClass" and "InsulationClass" as on the certificate',
  }),
  AS4106: defineCode<Named>({
    severity: 'warning',
    title: 'Walloon certificate number not shown',
    about: 'In Wallonia the number of the energy certificate stands in the advert.',
    message: ({ name }) => `${name} lacks the number of its energy certificate`,
    hint: () => 'give "EPCCertificateNumber"',
  }),
  AS4107: defineCode<Named & { field: 'PScore' | 'GScore' }>({
    severity: 'warning',
    title: 'Flood score not shown',
    about:
      'Since 1 January 2023 a Flemish advert for a sale shows the P-score, and the G-score of a building.',
    message: ({ name, field }) =>
      `${name} lacks the flood score of its ${field === 'PScore' ? 'plot' : 'building'}`,
    hint: ({ field }) => `give "${field}", a letter from A to D`,
  }),
  AS4108: defineCode<Named & { groups: string }>({
    severity: 'warning',
    title: 'Planning information incomplete',
    about:
      'A Flemish advert for a sale answers five questions: permit, destination, enforcement, pre-emption, subdivision.',
    message: ({ name, groups }) => `${name} has no planning code for: ${groups}`,
    hint: () => 'give a code of each group in "PlanningCodes", such as Vg, Wg, Gmo, Gvkr, Gvv',
  }),
  AS4109: defineCode<Named & { code: string; known: readonly string[] }>({
    severity: 'warning',
    title: 'Unknown planning code',
    about: 'A planning code that is not in use is not shown: nobody could read it.',
    message: ({ name, code }) => `${name} has an unknown planning code "${shorten(code)}"`,
    hint: ({ code, known }) => didYouMean(code, known),
  }),
  AS4110: defineCode<Named & { months: number }>({
    severity: 'error',
    title: 'Deposit over the maximum',
    about:
      'The law of the region limits the deposit of a dwelling. The maximum stands in site-config/rules.json.',
    message: ({ name, months }) => `${name} asks for a deposit of more than ${months} months' rent`,
  }),
  AS4111: defineCode<Named & { label: string; computed: string }>({
    severity: 'warning',
    title: 'Energy label and value disagree',
    about:
      'The label of the data is shown. The value of the certificate would give another one: one of them is wrong.',
    message: ({ name, label, computed }) => `${name} has the label ${label}, but its value gives ${computed}`,
  }),
  AS4112: defineCode<Named>({
    severity: 'warning',
    title: 'Certificate said to be pending',
    about:
      'Texts such as "EPC in aanvraag" or "PEB en cours" are forbidden in adverts: the certificate comes first.',
    message: ({ name }) => `${name} says that its energy certificate is pending`,
  }),
} as const

/** Codes whose message needs the property's name only. */
export type AdvertCode = 'AS4101' | 'AS4102' | 'AS4103' | 'AS4104' | 'AS4105' | 'AS4106' | 'AS4112'
