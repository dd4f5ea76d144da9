import { expect, test } from 'vitest'
import { staleRules } from '../../../../core/site/stale-rules.ts'
import { siteOf } from '../../../support/linked.ts'
import { rulesConfig } from '../../../support/view.ts'

/** The minimal site compared its rules with the law on 20 November 2026. */
const found = async (today: string, files = {}) => {
  const { config } = await siteOf(files)
  return staleRules(config.rules, today).map(({ code, message, hint, at }) => ({ code, message, hint, at }))
}

test('a rule is named when nobody has compared it with the law for a year', async () => {
  expect(await found('2027-11-20')).toEqual([])
  expect(await found('2027-11-21')).toMatchObject([
    { code: 'AS2014', message: expect.stringContaining('"renovation" of 2025-12-12') as string },
    {
      code: 'AS2014',
      message: 'the rule "deposit" of 2024-11-01 was last compared with the law on 2026-11-20',
    },
  ])
})

test('the rule that applies is named, with its source', async () => {
  const source = 'https://example.be/notaries'
  const advance = [
    { validFrom: '2026-01-01', checkedOn: '2026-01-02', percent: 10, source },
    { validFrom: '2020-01-01', checkedOn: '2020-01-02', percent: 5 },
  ]
  expect(await found('2027-01-03', rulesConfig({ advance }))).toEqual([
    {
      code: 'AS2014',
      message: 'the rule "advance" of 2026-01-01 was last compared with the law on 2026-01-02',
      hint: `compare it with ${source}, and set "checkedOn" to the day of that`,
      at: [{ file: 'site-config/rules.json', path: ['advance', 0, 'checkedOn'] }],
    },
  ])
})
