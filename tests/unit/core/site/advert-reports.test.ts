import { describe, expect, test } from 'vitest'
import { linkFiles } from '../../../support/linked.ts'
import { MINIMAL, plot } from '../../../support/site.ts'
import { DWELLING, LUXEMBOURG, NEW, RENT, SALE, WALLONIA, codesOf, none } from './advert-codes.ts'

describe('a broken rule points at the field to mend', () => {
  const rules = { ...(MINIMAL['site-config/rules.json'] as object), marqueeIgnoreList: [2] }

  test.each<readonly [string, object, string, readonly (string | number)[]]>([
    ['a hidden rent', { ...RENT, PublishPrice: false }, 'AS4101', ['PublishPrice']],
    ['no rent', { ...RENT, Price: none }, 'AS4101', ['Price']],
    ['a rent behind a marquee', { ...RENT, Marquee: 2, MarqueeName: 'Optie' }, 'AS4101', ['Marquee']],
    ['no charges', { ...RENT, ChargesRenter: none }, 'AS4102', ['ChargesRenter']],
    ['a hidden address', { ...SALE, PublishAddress: false, UniqueCode: none }, 'AS4103', ['PublishAddress']],
    ['no street', { ...SALE, Street: none, UniqueCode: none }, 'AS4103', ['Street']],
    ['no energy', { ...SALE, EnergyPerformance: none }, 'AS4104', ['EnergyPerformance']],
    ['no class', { ...SALE, ...LUXEMBOURG, EnergyPerformance: none }, 'AS4105', ['EnergyClass']],
    [
      'no insulation class',
      { ...SALE, ...LUXEMBOURG, EnergyPerformance: none, EnergyClass: 'B' },
      'AS4105',
      ['InsulationClass'],
    ],
    ['no certificate', { ...SALE, ...WALLONIA }, 'AS4106', ['EPCCertificateNumber']],
    ['no score of the plot', { ...SALE, PScore: none }, 'AS4107', ['PScore']],
    ['no score of the building', { ...SALE, GScore: none }, 'AS4107', ['GScore']],
    ['no planning codes', { ...SALE, PlanningCodes: none }, 'AS4108', ['PlanningCodes']],
    [
      'an unknown planning code',
      { ...SALE, PlanningCodes: ['Gvg', 'Wg', 'Gmo', 'Gvkr', 'Gvv', 'Xx'] },
      'AS4109',
      ['PlanningCodes', 5],
    ],
    ['a high deposit', { ...RENT, DepositAmount: 9000 }, 'AS4110', ['DepositAmount']],
    ['another label', { ...SALE, EPCLabelText: 'A' }, 'AS4111', ['EPCLabelText']],
    ['no seller of the land', { ...NEW, LandSeller: none }, 'AS4113', ['LandSeller']],
    ['no price of the land', { ...NEW, LandSeller: 'other' }, 'AS4113', ['LandPrice']],
    ['no E-level', { ...NEW, ELevel: none }, 'AS4115', ['ELevel']],
    [
      'a home without a code',
      { ...SALE, Dwellings: [DWELLING, { ...DWELLING, UniqueCode: none }] },
      'AS4116',
      ['Dwellings', 1],
    ],
    ['no kind of charges', { ...RENT, ChargesRenter: 50 }, 'AS4117', ['ChargesType']],
    ['a certificate to come', { ...SALE, Lead: 'EPC in aanvraag' }, 'AS4112', ['Lead']],
  ])('%s', async (_, fields, code, path) => {
    const { problems } = await linkFiles({
      'site-config/rules.json': rules,
      'content/properties/a.json': plot(1, fields),
    })
    expect(problems.map((problem) => [problem.code, problem.at[0]?.path])).toEqual([[code, path]])
    expect(problems[0]?.message).toContain('property 1')
  })
})

test('a broken rule names the home by its id and by the reference of the agency', async () => {
  const { problems } = await linkFiles({
    'content/properties/a.json': [
      plot(1, { PScore: none, RecordFile: 'VK-17' }),
      plot(2, { PScore: none, RecordFile: '2' }),
    ],
  })
  expect(
    problems.map(({ message }) => message.match(/property [^:,.]*?(?= (?:has|is|needs|does))/)?.[0]),
  ).toEqual(['property 1 (VK-17)', 'property 2'])
})

test('the answers about planning that are missing are listed', async () => {
  const { problems } = await linkFiles({
    'content/properties/a.json': plot(1, { PlanningCodes: ['Gvg', 'Wg', 'Gmo'] }),
  })
  expect(problems.map(({ message }) => message)).toEqual([expect.stringMatching(/: [a-z-]+, [a-z-]+$/)])
})

describe('how serious a rule is', () => {
  const site = MINIMAL['site-config/site.json'] as object

  test.each([
    ['off', []],
    ['warning', ['AS4110 warning']],
    ['error', ['AS4110 error']],
  ] as const)('is set to %s by the agency', async (level, codes) => {
    const config = { 'site-config/site.json': { ...site, diagnostics: { AS4110: level } } }
    expect(await codesOf({ ...RENT, DepositAmount: 9000 }, config)).toEqual(codes)
  })
})
