/** The facts of the energy certificate, with the terms of its region. */
import { formatDate, formatNumber } from '../domain/format.ts'
import type { Region } from '../domain/region.ts'
import type { StringKey } from '../languages/string-keys.ts'
import type { LinkedProperty } from '../site/linked.ts'
import type { ViewContext } from './context.ts'
import { factsOf } from './fact-rows.ts'
import { say } from './text.ts'
import type { Fact } from './types.ts'

interface CertificateTerms {
  readonly performance: StringKey
  readonly total: StringKey
  readonly number: StringKey
  readonly expiry: StringKey
}

const FLEMISH_TERMS: CertificateTerms = {
  performance: 'fact.energyPerformance',
  total: 'fact.totalEnergy',
  number: 'fact.certificateNumber',
  expiry: 'fact.certificateExpiry',
}

function withUnit(context: ViewContext, key: StringKey, value: number | undefined): string | undefined {
  const text = value === undefined ? undefined : formatNumber(value, context.locale)
  return text === undefined ? undefined : say(context, key, { value: text })
}

/** "312 kWh/m² per year" */
export function energyPerformance(
  context: ViewContext,
  { EnergyPerformance }: Pick<LinkedProperty['property'], 'EnergyPerformance'>,
): string | undefined {
  return withUnit(context, 'value.energyPerformance', EnergyPerformance)
}

/** "E20" */
function eLevel(context: ViewContext, value: number | undefined): string | undefined {
  return withUnit(context, 'value.eLevel', value)
}

/** The terms of a certificate and its figures in each region. */
const CERTIFICATE_TERMS: Readonly<Record<Region, CertificateTerms>> = {
  flanders: FLEMISH_TERMS,
  unknown: FLEMISH_TERMS,
  brussels: {
    performance: 'fact.energyPerformance.brussels',
    total: 'fact.totalEnergy',
    number: 'fact.certificateNumber.brussels',
    expiry: 'fact.certificateExpiry.brussels',
  },
  wallonia: {
    performance: 'fact.energyPerformance.wallonia',
    total: 'fact.totalEnergy.wallonia',
    number: 'fact.certificateNumber.wallonia',
    expiry: 'fact.certificateExpiry.wallonia',
  },
  luxembourg: {
    performance: 'fact.energyPerformance.luxembourg',
    total: 'fact.totalEnergy',
    number: 'fact.certificateNumber.luxembourg',
    expiry: 'fact.certificateExpiry.luxembourg',
  },
}

/** The facts of the certificate that are shown beside its scale. */
export function energyFacts(
  context: ViewContext,
  { property, energy, region }: LinkedProperty,
): readonly Fact[] {
  const terms = CERTIFICATE_TERMS[region]
  return factsOf([
    ['fact.energyLabel', energy?.label],
    [terms.performance, energyPerformance(context, property)],
    [terms.total, withUnit(context, 'value.totalEnergy', property.TotalEnergy)],
    ['fact.co2Emission', withUnit(context, 'value.co2Emission', property.CO2Emission)],
    [terms.number, property.EPCCertificateNumber],
    ['fact.uniqueCode', property.UniqueCode],
    ['fact.eLevel', eLevel(context, property.ELevel)],
    [terms.expiry, property.EPCExpiryDate && formatDate(property.EPCExpiryDate, context.locale)],
  ])
}
