/** An agency may word the interface differently. */
import { expect, test } from 'vitest'
import { linkFiles, siteOf } from '../../../support/linked.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties } from '../../../support/view.ts'

const own = (locale: string, strings: object) => ({ [`site-config/strings.${locale}.json`]: strings })

test('its words stand over those of the package, in its language alone', async () => {
  const { strings } = await siteOf(own('nl', { 'status.new': 'Vers' }))
  expect(strings.nl['status.new']).toBe('Vers')
  expect(strings.nl['price.from']).toBe('vanaf')
  expect(strings.fr['status.new']).toBe('Nouveau')
})

test('a former key still names its text', async () => {
  const former = {
    'form.title.contact-appointment': 'Kom kijken',
    'form.submit.contact-appointment': 'Vraag aan',
    'form.title.demand-register': 'Wat zoekt u?',
    'form.submit.demand-register': 'Bewaar',
  }
  const { strings } = await siteOf(own('nl', former))
  expect(strings.nl['form.title.visit']).toBe('Kom kijken')
  expect(strings.nl['form.submit.visit']).toBe('Vraag aan')
  expect(strings.nl['form.title.registered-search']).toBe('Wat zoekt u?')
  expect(strings.nl['form.submit.registered-search']).toBe('Bewaar')
})

test('a key that there is not is reported, with the nearest', async () => {
  const strings = JSON.stringify({ 'status.neu': 'Frais', toString: 'x' })
  const { diagnostics, marks } = await linkFiles({ 'site-config/strings.fr.json': strings })
  expect(diagnostics().map(({ code, hint }) => [code, hint?.includes('"status.new"') ?? false])).toEqual([
    ['AS3102', true],
    ['AS3102', false],
  ])
  expect(marks()[0]).toBe('AS3102 site-config/strings.fr.json "status.neu"')
})

test('a placeholder that is left out is reported, each for itself', async () => {
  const { marks, problems } = await linkFiles(
    own('nl', { 'listing.titlePage': 'Verder', 'price.from': 'al vanaf' }),
  )
  expect(marks()).toEqual([
    'AS3103 site-config/strings.nl.json "Verder"',
    'AS3103 site-config/strings.nl.json "Verder"',
  ])
  expect(problems.map(({ message }) => /\{(\w+)\}/.exec(message)?.[1])).toEqual(['title', 'page'])
  expect((await linkFiles(own('nl', { 'listing.titlePage': '{page}: {title}' }))).problems).toEqual([])
})

async function missing(files: SiteFiles): Promise<readonly string[]> {
  const { problems } = await linkFiles(files)
  return problems.flatMap(({ code, hint = '' }) => (code === 'AS3402' ? [hint] : []))
}

test('a placeholder of the stock has no value in them, as they are the same on every page', async () => {
  const text = own('nl', { 'form.purpose.offer': 'Wij hebben {stock:sale}.' })
  expect(await missing({ ...text, ...properties(house(1)) })).toEqual([
    'its value comes from the properties of this goal that can be had',
  ])
})

test('a placeholder of the service has a value without one, as another program may receive forms', async () => {
  const text = 'Wij bewaren het {retention:offer}.'
  expect(await missing(own('nl', { 'form.purpose.offer': text }))).toEqual([])
  const home = { path: '/', params: { title: 'Home', content: text } }
  expect(await missing({ 'content/pages/home.json': home })).toHaveLength(1)
})
