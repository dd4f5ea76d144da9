/** Hints of the rules of adverts, with the advert that causes each. */
import { house, rental, rulesConfig } from '../../../support/view.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { NEARBY } from './follow.ts'
import type { Followed } from './follow.ts'

const all = (...records: readonly object[]): SiteFiles => ({
  'content/properties/all.json': records,
  ...rulesConfig({
    vat: [{ validFrom: '2025-07-01', checkedOn: '2026-11-23', standard: 21, reduced: 6 }],
    registrationDuty: [
      {
        validFrom: '2022-01-01',
        checkedOn: '2026-11-23',
        percent: { flanders: 12, wallonia: 12.5, brussels: 12.5 },
      },
    ],
  }),
})

/** A home with the field, once the hint has named it. */
const sale =
  (value: unknown, more: object = {}) =>
  (field: string | undefined) =>
    all(house(1, { ...more, ...(field === undefined ? {} : { [field]: value }) }))
const letting =
  (value: unknown, more: object = {}) =>
  (field: string | undefined) =>
    all(
      rental(1, {
        ...BRUSSELS,
        IndividualMeters: true,
        Management: 'Linde',
        ...more,
        ...(field === undefined ? {} : { [field]: value }),
      }),
    )

const BRUSSELS = {
  Zip: '1050',
  City: 'ELSENE',
  EPCCertificateNumber: '2026-1',
  EnergyPerformance: 100,
  EPCLabelText: undefined,
}

const NEW = {
  IsNew: true,
  VAT: 21,
  ELevel: 20,
  LandPrice: 50_000,
  LandSeller: 'other',
  WorksBegun: true,
  Price: 300_000,
}
const CODES = ['Gvg', 'Wg', 'Gmo', 'Gvkr', 'Gvv']

export const ADVERT_HINTS: readonly Followed[] = [
  {
    code: 'AS4101',
    files: (values) => letting(undefined, { Price: 2345, PublishPrice: values === 'true' })(undefined),
    hint: /^set "Price" and "PublishPrice": (true),/,
    shown: '2.345',
  },
  {
    code: 'AS4102',
    files: letting(0, { ChargesRenter: undefined, ChargesType: undefined }),
    hint: /^set "(ChargesRenter)"; write 0 if there are no common charges$/,
    shown: '"fact.chargesRenter"',
  },
  {
    code: 'AS4103',
    files: sale('2987738', { PublishAddress: false, EPCLabelText: 'C' }),
    hint: /or set "(UniqueCode)" to the second group/,
    shown: '"value":"2987738"',
  },
  {
    code: 'AS4104',
    files: sale('C', { EPCLabelText: undefined, EnergyPerformance: undefined }),
    hint: /or "(EPCLabelText)"$/,
    shown: '"label":"C"',
  },
  {
    code: 'AS4105',
    files: (named) =>
      all(
        house(1, {
          CountryID: 50,
          Zip: '8008',
          City: 'Strassen',
          ...Object.fromEntries(
            (named ?? '')
              .split('" and "')
              .filter(Boolean)
              .map((field) => [field, 'B']),
          ),
        }),
      ),
    hint: /^set "(EnergyClass" and "InsulationClass)" as/,
    shown: '"B"',
  },
  {
    code: 'AS4106',
    files: sale('20260101-17', { Zip: '5000', City: 'Namur', EPCLabelText: 'C', EnergyPerformance: 180 }),
    hint: /^set "(EPCCertificateNumber)"$/,
    shown: '20260101-17',
  },
  {
    code: 'AS4107',
    files: (score) => all(house(1, { PScore: score })),
    hint: /^set "PScore" to a letter from A to (D)$/,
    shown: '"score":"D"',
  },
  {
    code: 'AS4108',
    files: (codes) => all(house(1, { PlanningCodes: codes?.split(', ') ?? ['Vg'] })),
    hint: /, such as (.+)$/,
    shown: '"code":"Gvkr"',
  },
  {
    code: 'AS4109',
    files: (code = 'Gvkrr') =>
      all(house(1, { PlanningCodes: [...CODES.filter((each) => each !== 'Gvkr'), code] })),
    hint: NEARBY,
    shown: '"code":"Gvkr"',
  },
  {
    code: 'AS4110',
    files: (months) =>
      all(rental(1, { Price: 1000, DepositAmount: months === undefined ? 9000 : Number(months) * 1000 })),
    hint: /^lower "DepositAmount" to at most (\d) times the rent$/,
    shown: '3.000',
  },
  {
    code: 'AS4113',
    files: sale(60_000, { ...NEW, LandPrice: undefined }),
    hint: /^set "(LandPrice)" to/,
    shown: '357.600',
  },
  {
    code: 'AS4113',
    files: sale('same', { ...NEW, LandSeller: undefined }),
    hint: /^set "(LandSeller)" to "same" or "other"$/,
    shown: '363.000',
  },
  {
    code: 'AS4113',
    files: sale(true, { ...NEW, LandSeller: 'same', WorksBegun: undefined }),
    hint: /^set "(WorksBegun)" to true or false$/,
    shown: '363.000',
  },
  {
    code: 'AS4113',
    files: sale(21, { ...NEW, LandSeller: 'same', VAT: undefined }),
    hint: /^set "(VAT)" to the rate in per cent/,
    shown: '363.000',
  },
  {
    code: 'AS4115',
    files: (level) => all(house(1, { ...NEW, ELevel: level === undefined ? undefined : Number(level) + 7 })),
    hint: /such as (\d+)$/,
    shown: 'E27',
  },
  {
    code: 'AS4120',
    files: sale('Typisch woongebied', { ...BRUSSELS, PlanningCodes: undefined }),
    hint: /^write the destination into "(PlanningInformation)"/,
    shown: 'Typisch woongebied',
  },
  {
    code: 'AS4122',
    files: sale(9876, { Zip: '5000', City: 'Namur', EPCCertificateNumber: '2026-1', EnergyPerformance: 180 }),
    hint: /and "(TotalEnergy)" as/,
    shown: '9.876',
  },
  {
    code: 'AS4205',
    files: (score) =>
      all(
        house(1, {
          EPCLabelText: undefined,
          SurfaceLiving: 90,
          EnergyPerformance: score === undefined ? 3330 : Number(score),
        }),
      ),
    hint: /and "EnergyPerformance" to (\d+)$/,
    shown: '"value":"37"',
  },
  {
    code: 'AS4117',
    files: letting('advance', { ChargesType: undefined }),
    hint: /^set "(ChargesType)" to "fixed" or "advance"$/,
    shown: '(voorschot)',
  },
  {
    code: 'AS4118',
    files: letting('Kantoor Kastanje', { Management: undefined }),
    hint: /^set "(Management)" to the name of the manager$/,
    shown: 'Kantoor Kastanje',
  },
  {
    code: 'AS4118',
    files: letting(true, { IndividualMeters: undefined }),
    hint: /^set "(IndividualMeters)"$/,
    shown: 'fact.meters',
  },
]
