import { expect, test } from 'vitest'
import { BELGIAN_REGIONS } from '../../../../core/domain/money/duty-rules.ts'
import { healthIndexOf, isConfirmedMonth } from '../../../../core/domain/money/health-index.ts'
import { MONEY_FIGURES, MONEY_TABLE } from '../../../../core/domain/money/table.ts'
import { newestRule } from '../../../../core/domain/dated-rule.ts'
import { versionOn } from '../../../../core/domain/money/figure.ts'
import { pastFigures, unconfirmedFigures } from '../../../../core/site/money-figures.ts'
import rules from '../../../../defaults/site-config/rules.json' with { type: 'json' }

test('the table is past its date from 1 January on', () => {
  expect(pastFigures('2026-12-31')).toEqual([])
  expect(pastFigures('2027-01-01')).toMatchObject([
    {
      code: 'AS2015',
      message:
        'the figures of buying and renting are those of 2026, and are past their date since 2027-01-01',
    },
  ])
})

test('unconfirmed figures in force are named with their sources', () => {
  const found = unconfirmedFigures()
  expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['AS2016']))
  expect(found.map(({ message }) => /"(.*)"/.exec(message)?.[1])).toEqual([
    'flanders.social',
    'flanders.smallest',
    'wallonia.farmland',
    'brussels.resale',
    'brussels.moveIn',
    'notary.G',
    'deed.low.J',
    'deed.administration.linked',
    'deed.thirdParties.linked',
    'deed.document.credit',
    'mortgage.registry.limit',
    'mortgage.registry.above',
    'loan.letting',
    'flanders.factor',
    'wallonia.base',
  ])
  expect(found.find(({ message }) => message.includes('deed.low.J'))?.message).toContain('its sources differ')
})

test('each figure has a law, sources and versions in the order of time', () => {
  for (const [name, { law, sources, confidence, versions }] of Object.entries(MONEY_FIGURES)) {
    expect(law, name).not.toBe('')
    expect(new Set(sources).size, name).toBeGreaterThanOrEqual(confidence === 'sure' ? 2 : 1)
    for (const [index, { from, to }] of versions.entries()) {
      if (to !== undefined) expect(from < to, name).toBe(true)
      const next = versions[index + 1]
      if (next !== undefined) expect((to ?? '9999') < next.from, name).toBe(true)
    }
  }
})

test('the rules of law that a site may replace have the same figures', () => {
  const on = (name: string) => {
    const figure = MONEY_FIGURES[name]
    return figure && versionOn(figure, MONEY_TABLE.rulesOf)?.value
  }
  for (const region of BELGIAN_REGIONS) {
    expect(on(`${region}.ordinary`)).toBe(newestRule(rules.registrationDuty)?.percent[region])
    expect(on(`${region}.deposit`)).toBe(newestRule(rules.deposit)?.months[region])
  }
  expect(on('newBuild.vat.reduced')).toBe(newestRule(rules.vat)?.reduced)
  expect(on('newBuild.vat')).toBe(newestRule(rules.vat)?.standard)
  expect(on('deed.vat')).toBe(newestRule(rules.vat)?.standard)
})

test('the health index of a month, and whether two sources give it', () => {
  expect(['2003-01', '2025-08', '2026-06'].map(healthIndexOf)).toEqual([80.75, 135.64, 139.08])
  expect(['2005-01', '2013-12', '2026-07', '1999-01'].map(healthIndexOf)).toEqual(Array(4).fill(undefined))
  expect(['2021-08', '2021-09', '2024-01', '2024-02'].map(isConfirmedMonth)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
