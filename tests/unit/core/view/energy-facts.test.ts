import { expect, test } from 'vitest'
import { energyFacts } from '../../../../core/view/energy-facts.ts'
import { house, spaced } from '../../../support/view.ts'
import { plot } from '../../../support/minimal-site.ts'
import { viewWith } from './facts-of.ts'

test('the certificate, beside its scale', async () => {
  const record = house(1, {
    EPCLabelText: 'C',
    EnergyPerformance: 250.25,
    TotalEnergy: 45_000,
    CO2Emission: 50,
    EPCCertificateNumber: '2026-1',
    UniqueCode: 245,
    EPCExpiryDate: '2030-12-31',
  })
  const { context, linked } = await viewWith(record)
  expect(spaced(energyFacts(context, linked))).toEqual([
    { term: 'fact.energyLabel', value: 'C' },
    { term: 'fact.energyPerformance', value: '250,25 kWh/m² per jaar' },
    { term: 'fact.totalEnergy', value: '45.000 kWh per jaar' },
    { term: 'fact.co2Emission', value: '50 kg/m² per jaar' },
    { term: 'fact.certificateNumber', value: '2026-1' },
    { term: 'fact.uniqueCode', value: '245' },
    { term: 'fact.certificateExpiry', value: '31 december 2030' },
  ])
  const bare = await viewWith(plot(1))
  expect(energyFacts(bare.context, bare.linked)).toEqual([])
})

test.each([
  ['9000', 'energyPerformance', 'certificateNumber', 'certificateExpiry'],
  ['1050', 'energyPerformance.brussels', 'certificateNumber.brussels', 'certificateExpiry.brussels'],
  ['5000', 'energyPerformance.wallonia', 'certificateNumber.wallonia', 'certificateExpiry.wallonia'],
])('facts of a certificate in %s have the names of its region', async (Zip, ...names) => {
  const certificate = { EnergyPerformance: 200, EPCCertificateNumber: '7', EPCExpiryDate: '2033-09-14' }
  const { context, linked } = await viewWith(house(1, { ...certificate, EPCLabelText: undefined, Zip }))
  const terms = energyFacts(context, linked).map(({ term }) => term.replace('fact.', ''))
  expect(terms.filter((term) => term !== 'energyLabel')).toEqual(names)
})
