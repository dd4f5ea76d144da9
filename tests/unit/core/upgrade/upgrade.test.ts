import { describe, expect, test } from 'vitest'
import { lawOfThePackage } from '../../../../core/upgrade/law-of-the-package.ts'
import { planUpgrade } from '../../../../core/upgrade/plan-upgrade.ts'
import { releaseNotes } from '../../../../core/upgrade/release-notes.ts'
import type { UpgradeStep } from '../../../../core/upgrade/steps.ts'
import { isBefore } from '../../../../core/upgrade/version.ts'

const SITE = 'site-config/site.json'
const RULES = 'site-config/rules.json'

test.each([
  ['0.1.0', '0.1.0', false],
  ['0.1.0', '0.2.0', true],
  ['0.10.0', '0.9.9', false],
  ['1.0.0', '0.9.9', false],
  ['0.2.0-rc.1', '0.2.0', true],
  ['0.2.0', '0.2.0-rc.1', false],
  ['0.2.0-rc.1', '0.2.0-rc.2', true],
])('%s is before %s: %s', (one, other, expected) => {
  expect(isBefore(one, other)).toBe(expected)
})

describe('the plan of an upgrade', () => {
  const step = (version: string, change: UpgradeStep['change']): UpgradeStep => ({
    version,
    title: version,
    about: '',
    change,
  })
  const append =
    (text: string): UpgradeStep['change'] =>
    (site) =>
      new Map([['a.md', `${site.get('a.md') ?? ''}${text}`]])
  const steps = [step('0.1.0', append('1')), step('0.2.0', append('2')), step('0.3.0', append('3'))]
  const planned = (version: string | undefined, to: string) =>
    planUpgrade(steps, {
      site: new Map([
        [SITE, JSON.stringify({ ...(version && { version }), name: 'Linde' })],
        ['a.md', ''],
      ]),
      defaults: new Map(),
      version: to,
    })

  test.each([
    [undefined, '0.3.0', '123'],
    ['0.1.0', '0.3.0', '23'],
    ['0.1.0', '0.2.5', '2'],
    ['0.3.0', '0.3.0', undefined],
  ])('takes the steps from %s to %s in order, each on what the one before left', (from, to, text) => {
    expect(planned(from, to).changed.get('a.md')).toBe(text)
  })

  test('names the new version in site.json, and keeps the rest of the file', () => {
    const text = planned('0.1.0', '0.2.0').changed.get(SITE) ?? ''
    expect(JSON.parse(text)).toEqual({ version: '0.2.0', name: 'Linde' })
    expect(planned('0.2.0', '0.2.0').changed.size).toBe(0)
  })

  test('leaves out steps that concern nothing of the site', () => {
    const nothing = [step('0.2.0', () => new Map())]
    const site = new Map([[SITE, '{ "version": "0.1.0" }']])
    expect(planUpgrade(nothing, { site, defaults: new Map(), version: '0.2.0' }).steps).toEqual([])
  })
})

describe('the law of the package', () => {
  const rule = (years: number, more: object = {}) => ({ validFrom: '2025-12-12', years, ...more })
  const law = new Map([[RULES, JSON.stringify({ renovation: [rule(6, { checkedOn: '2026-11-20' })] })]])
  const changed = (rules: object, routes?: object) => {
    const site = new Map([[RULES, JSON.stringify(rules, null, 2)]])
    if (routes !== undefined) site.set('site-config/routes.json', JSON.stringify(routes))
    const text = lawOfThePackage.change(site, law).get(RULES)
    return text === undefined ? undefined : (JSON.parse(text) as object)
  }

  test('takes the place of the same rules, and leaves others', () => {
    const own = { renovation: [rule(6, { checkedOn: '2025-01-01' })], tourHosts: ['tours.example.com'] }
    expect(changed(own)).toEqual({ extends: 'default', tourHosts: ['tours.example.com'] })
    const other = { validFrom: '2030-01-01', years: 4 }
    expect(changed({ renovation: [rule(6), other] })).toEqual({ extends: 'default', renovation: [other] })
  })

  test('does not touch other rules, rules that extend it, and a site without defaults', () => {
    expect(changed({ renovation: [rule(5)] })).toBeUndefined()
    expect(changed({ extends: 'default', renovation: [rule(6)] })).toBeUndefined()
    expect(changed({ renovation: [rule(6)] }, { routes: [] })).toBeUndefined()
    expect(lawOfThePackage.change(new Map([[RULES, '{ not json']]), law).size).toBe(0)
  })
})

test('the notes of releases are those between the versions, with what is to be done', () => {
  const changelog = [
    '# Changes',
    '## 0.3.0',
    '### What to do\n\n- Rename `a`\n  to `b`.\n- Look at the footer.\n\n### Building\n\n- Faster.',
    '## 0.2.0 (2027-01-01)\n\n- New.',
    '## 0.1.0',
  ].join('\n\n')
  expect(releaseNotes(changelog, { from: '0.1.0', to: '0.3.0' })).toEqual([
    { version: '0.3.0', tasks: ['Rename `a` to `b`.', 'Look at the footer.'] },
    { version: '0.2.0', tasks: [] },
  ])
  expect(releaseNotes(changelog, { from: '0.3.0', to: '0.3.0' })).toEqual([])
})
