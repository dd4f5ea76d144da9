import { describe, expect, test } from 'vitest'
import { reasonsFor } from '../../../../core/build/reports/why.ts'

const INPUTS = {
  'the version of agency-site': '1.0.0',
  'the version of sharp': '0.35',
  'the templates': 'a',
  'site-config/menu.json': 'b',
  'site-config/site.json': 'c',
}

describe('reasonsFor', () => {
  test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
    ['nothing', {}, []],
    ['the templates', { 'the templates': 'x' }, ['templates changed']],
    ['the version', { 'the version of agency-site': '1.0.1' }, ['other version of agency-site']],
    ['the encoder of pictures', { 'the version of sharp': '0.36' }, ['other version of sharp']],
    ['a file of the configuration', { 'site-config/menu.json': 'x' }, ['configuration changed: menu.json']],
    ['a new file', { 'site-config/strings.nl.json': 'x' }, ['configuration changed: strings.nl.json']],
    [
      'several things',
      { 'site-config/site.json': 'x', 'site-config/menu.json': 'x', 'the templates': 'x' },
      ['templates changed', 'configuration changed: menu.json, site.json'],
    ],
  ])('names what changed: %s', (_what, change, reasons) => {
    expect(reasonsFor(INPUTS, { ...INPUTS, ...change })).toEqual(reasons)
  })

  test('names a file that is gone', () => {
    const { 'site-config/menu.json': _, ...rest } = INPUTS
    expect(reasonsFor(INPUTS, rest)).toEqual(['configuration changed: menu.json'])
  })

  test('explains an output that nobody knows, and nothing where there was none', () => {
    expect(reasonsFor('unknown', INPUTS)).toEqual(['its manifest is lost, so everything was made again'])
    expect(reasonsFor(null, INPUTS)).toEqual([])
  })
})
