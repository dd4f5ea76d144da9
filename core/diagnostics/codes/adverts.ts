import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { shorten } from '../words.ts'

interface Named {
  readonly name: string
}

const TAX_HINTS: Readonly<Record<string, string>> = {
  VAT: 'set "VAT" to the rate in per cent, or to 0 for a resale without VAT',
  LandSeller: 'set "LandSeller" to "same" or "other"',
  WorksBegun: 'set "WorksBegun" to true or false',
  LandPrice: 'set "LandPrice" to the part of the price that is for the land',
  RegistrationRights: 'set "RegistrationRights", or "registrationDuty" in site-config/rules.json',
}

const UNSAID = { IndividualMeters: 'whether it has meters of its own', Management: 'who manages it' } as const
const MANAGED_BY = {
  IndividualMeters: '"IndividualMeters"',
  Management: '"Management" to the name of the manager',
} as const

/** Advert rules (AS41xx). site-config/site.json sets the severity of each rule. */
export const ADVERT_CODES = {
  AS4101: defineCode<Named>({
    severity: 'warning',
    title: 'Rent not shown',
    about:
      'All three Belgian regions require the rent of a dwelling in every public communication, and fine its absence.',
    message: ({ name }) => `${name} is for rent but does not show its rent`,
    hint: () => 'set "Price" and "PublishPrice": true, and use no marquee that replaces the price',
  }),
  AS4102: defineCode<Named>({
    severity: 'warning',
    title: 'Common charges not shown',
    about: 'All three Belgian regions require the common charges of a rented dwelling beside its rent.',
    message: ({ name }) => `${name} is for rent but does not show its common charges`,
    hint: () => 'set "ChargesRenter"; write 0 if there are no common charges',
  }),
  AS4103: defineCode<
    Named & { lacking: 'Street' | 'HouseNumber' | 'PublishAddress'; inText?: string | undefined }
  >({
    severity: 'error',
    title: 'Neither address nor unique code',
    about:
      'A Flemish advert shows either the full address, with the number of the house, or the unique code of the energy certificate, ' +
      'written "UC: 245". A code that only the text contains is a warning.',
    message: ({ name }) =>
      `${name} shows neither its full address nor the unique code of its energy certificate`,
    hint: ({ lacking, inText }) => {
      if (inText !== undefined) return `set "UniqueCode" to "${inText}", which the text has`
      const address = lacking === 'PublishAddress' ? 'set "PublishAddress" to true' : `set "${lacking}"`
      return `${address}, or set "UniqueCode" to the second group of digits of the certificate number`
    },
  }),
  AS4104: defineCode<Named & { withNumber: boolean }>({
    severity: 'warning',
    title: 'Energy score not shown',
    about:
      'An advert shows the energy score or class of the certificate. The certificate must exist before the advert is published. In ' +
      'Wallonia the report covers the number of the certificate as well. A home that is sold as new, and one with an E-level, has its ' +
      'certificate after the works.',
    message: ({ name, withNumber }) =>
      `${name} does not show its energy performance${withNumber ? ' and the number of its certificate' : ''}`,
    hint: ({ withNumber }) =>
      withNumber
        ? 'set "EPCCertificateNumber", and "EnergyPerformance" or "EPCLabelText"'
        : 'set "EnergyPerformance" or "EPCLabelText"',
  }),
  AS4105: defineCode<Named>({
    severity: 'warning',
    title: 'Luxembourg classes not shown',
    about: 'An advert in Luxembourg shows the energy class and the insulation class of the certificate.',
    message: ({ name }) => `${name} does not show both its energy class and its insulation class`,
    hint: () => 'set "EnergyClass" and "InsulationClass" as the certificate gives them',
  }),
  AS4106: defineCode<Named>({
    severity: 'warning',
    title: 'Walloon certificate number not shown',
    about:
      'An advert in Wallonia shows the number of the energy certificate. AS4104 reports an advert without score and number.',
    message: ({ name }) => `${name} does not show the number of its energy certificate`,
    hint: () => 'set "EPCCertificateNumber"',
  }),
  AS4107: defineCode<Named & { fields: readonly ('PScore' | 'GScore')[] }>({
    severity: 'warning',
    title: 'Flood score not shown',
    about:
      'Since 1 January 2023, a Flemish advert for a sale shows the P-score of the plot and, if there is a building, its G-score.',
    message: ({ name, fields }) =>
      `${name} does not show the flood score of its ${fields.map((field) => (field === 'PScore' ? 'plot' : 'building')).join(' and its ')}`,
    hint: ({ fields }) => `set ${fields.map((field) => `"${field}"`).join(' and ')} to a letter from A to D`,
  }),
  AS4108: defineCode<Named & { groups: string; inText?: readonly string[] | undefined }>({
    severity: 'warning',
    title: 'Planning information incomplete',
    about:
      'A Flemish advert for a sale answers five questions: permit, destination, enforcement, pre-emption and subdivision.',
    message: ({ name, groups }) => `${name} has no planning code for: ${groups}`,
    hint: ({ inText }) =>
      inText === undefined
        ? 'add one code of each group to "PlanningCodes", such as Vg, Wg, Gmo, Gvkr, Gvv'
        : `set "PlanningCodes" to ${JSON.stringify(inText)}, which the text has`,
  }),
  AS4109: defineCode<Named & { code: string; known: readonly string[] }>({
    severity: 'warning',
    title: 'Unknown planning code',
    about:
      'The site shows only planning codes that are in use, because it can explain no others to a reader.',
    message: ({ name, code }) => `${name} has an unknown planning code "${shorten(code)}"`,
    hint: ({ code, known }) => didYouMean(code, known),
  }),
  AS4110: defineCode<Named & { months: number }>({
    severity: 'error',
    title: 'Deposit over the maximum',
    about:
      'The law of the region limits the rental deposit of a dwelling. site-config/rules.json holds the maximum.',
    message: ({ name, months }) => `${name} asks for a deposit of more than ${months} months' rent`,
    hint: ({ months }) => `lower "DepositAmount" to at most ${months} times the rent`,
  }),
  AS4111: defineCode<Named & { label: string; computed: string }>({
    severity: 'warning',
    title: 'Energy label and value disagree',
    about:
      'The site shows the label in the data. The energy value in the data belongs to another label, so one of the two is wrong.',
    message: ({ name, label, computed }) =>
      `${name} has the energy label ${label}, but its energy value gives ${computed}`,
    hint: () => 'compare "EPCLabelText" and "EnergyPerformance" with the certificate',
  }),
  AS4112: defineCode<Named>({
    severity: 'warning',
    title: 'Certificate said to be pending',
    about:
      'An advert may not say "EPC in aanvraag" or "PEB en cours", because the certificate must exist before the advert.',
    message: ({ name }) => `${name} says that its energy certificate is pending`,
    hint: () => 'remove that text, and publish the property when the certificate exists',
  }),
  AS4113: defineCode<Named & { field: string }>({
    severity: 'warning',
    title: 'Tax on a new home not known',
    about:
      'A home that is sold as new states its taxes: VAT on building and land if one seller sells both after the works have begun, otherwise VAT on the building and registration duty on the land. Without these fields, the page says that the tax is not known. A home of a project that is resold without VAT has "VAT": 0.',
    message: ({ name, field }) =>
      `${name} is sold as new, but its taxes cannot be computed without "${field}"`,
    hint: ({ field }) => TAX_HINTS[field] ?? `set "${field}"`,
  }),
  AS4114: defineCode<Named & { percent: number; standard: number }>({
    severity: 'error',
    title: 'Reduced VAT rate assumed',
    about:
      'The reduced rate after demolition depends on the buyer, who asks for it. An advert shows the price with the standard rate and may say that the reduced one can be asked for.',
    message: ({ name, percent }) => `${name} has the reduced VAT rate of ${percent} %`,
    hint: ({ standard }) => `set "VAT" to ${standard}, and "ReducedVAT" to true`,
  }),
  AS4115: defineCode<Named>({
    severity: 'warning',
    title: 'E-level not shown',
    about: 'A Flemish advert of a new building shows its E-level beside the energy score.',
    message: ({ name }) => `${name} is sold as new but does not show its E-level`,
    hint: () => 'set "ELevel" as the energy performance declaration gives it, such as 20',
  }),
  AS4116: defineCode<Named>({
    severity: 'warning',
    title: 'Certificate of a home in the building not shown',
    about:
      'Energy certificates are issued for each home. The advert of a building of several homes shows the score of each, with its unique code in Flanders and the number of its certificate elsewhere.',
    message: ({ name }) => `${name} does not show an energy certificate of each home in the building`,
    hint: () =>
      'add each home to "Dwellings" with its "Name", "EnergyPerformance" and "UniqueCode" or "EPCCertificateNumber"',
  }),
  AS4117: defineCode<Named>({
    severity: 'warning',
    title: 'Kind of charges not shown',
    about: 'Charges are either a fixed sum or an advance that is settled, and the advert says which.',
    message: ({ name }) => `${name} does not say whether its charges are fixed or an advance`,
    hint: () => 'set "ChargesType" to "fixed" or "advance"',
  }),
  AS4118: defineCode<Named & { fields: readonly ('IndividualMeters' | 'Management')[] }>({
    severity: 'warning',
    title: 'Meters or management not shown',
    about: 'An advert of a rented home in Brussels says whether it has meters of its own and who manages it.',
    message: ({ name, fields }) =>
      `${name} does not say ${fields.map((field) => UNSAID[field]).join(' and ')}`,
    hint: ({ fields }) => `set ${fields.map((field) => MANAGED_BY[field]).join(', and ')}`,
  }),
  AS4120: defineCode<Named>({
    severity: 'warning',
    title: 'Planning information of Brussels not shown',
    about:
      'An advert for a sale in Brussels names the lawful planning destination, with the planning information or the address where it can be read free of charge (CoBAT, article 281).',
    message: ({ name }) => `${name} shows no planning information`,
    hint: () => 'write the destination into "PlanningInformation", or set "PlanningUrl" to the free address',
  }),
  AS4121: defineCode<Named & { phrase: string }>({
    severity: 'warning',
    title: 'Condition that excludes people',
    about:
      'An advert may not refuse people by a protected criterion, such as wealth, origin or family (act of 10 May 2007). The phrase is recognised by its words, so --strict does not stop it.',
    message: ({ name, phrase }) => `${name} says "${shorten(phrase)}", which may exclude people unlawfully`,
    hint: () => 'remove the condition, and judge the means of each candidate after the visit',
  }),
  AS4122: defineCode<Named>({
    severity: 'warning',
    title: 'Walloon consumption not shown',
    about:
      'An advert in Wallonia shows the consumption by square metre and in total. One source gives it, so --strict does not stop it.',
    message: ({ name }) => `${name} does not show its consumption by square metre and in total`,
    hint: () => 'set "EnergyPerformance" and "TotalEnergy" as the certificate gives them',
  }),
} as const
