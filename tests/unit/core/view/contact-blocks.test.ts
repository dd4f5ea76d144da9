import { describe, expect, test } from 'vitest'
import { MINIMAL } from '../../../support/minimal-site.ts'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { house, properties, route, siteConfig, withRoutes } from '../../../support/view.ts'
import { blockOf, blocksIn } from './blocks-in.ts'

describe('contact', () => {
  const contact = (id: string, more: object = {}) => ({ relations: [{ type: 'contact', id }], ...more })

  test('is a form with its words', async () => {
    const block = await blockOf('form', contact('site-contact', { description: 'Schrijf ons' }))
    expect(block).toMatchObject({ intro: '<p>Schrijf ons</p>', form: { name: 'site-contact' } })
  })

  test('is the offices, with a map where one has a place', async () => {
    const bare = await blockOf('offices', contact('offices'))
    expect(bare.offices).toMatchObject([{ name: 'Gent', route: { external: true } }])
    expect(bare).not.toHaveProperty('map')
    const [office] = (MINIMAL['site-config/site.json'] as { offices: readonly object[] }).offices
    const placed = siteConfig({ offices: [{ ...office, latitude: 51.05, longitude: 3.72 }] })
    const { map } = await blockOf('offices', contact('offices'), placed)
    expect(map?.title).toBe('Onze kantoren op de kaart')
    expect(JSON.parse(map?.message ?? '')).toMatchObject({ properties: [{ id: 1, latitude: 51.05 }] })
  })

  test('is the team, where there is one', async () => {
    const team = { 'site-config/team.json': { members: [{ id: 1, name: 'An' }] } }
    expect(await blockOf('team', contact('team'), team)).toMatchObject({ people: [{ name: 'An' }] })
    expect(await blocksIn([contact('team')])).toEqual([])
  })
})

describe('the list of forms of a privacy statement', () => {
  const modules = [{ relations: [{ type: 'forms', id: 'all' }] }]
  const routes = withRoutes(route('about'), route('feedback/offer'), route('feedback/contact-me'))
  const formsIn = async (files: SiteFiles = {}) => {
    const [block] = await blocksIn(modules, { ...routes, ...files })
    return block?.kind === 'forms' ? block.forms : []
  }

  test('names what each form of the site asks for, its use and its basis', async () => {
    const [question, offer, ...others] = await formsIn()
    expect(others).toEqual([])
    expect(question).toMatchObject({ use: 'form.purpose.contact-me', basis: 'form.basis.steps' })
    expect(offer).toMatchObject({ title: 'form.title.offer', use: 'form.purpose.offer' })
    expect(offer?.data).toEqual(expect.arrayContaining(['Voornaam', 'E-mailadres', 'Bedrag in euro']))
  })

  test('follows the fields that the site chose', async () => {
    const fields = { 'contact-me': ['firstName', 'lastName', 'email'].map((name) => ({ name })) }
    const files = { 'site-config/forms.json': { fields } }
    expect((await formsIn(files))[0]?.data).toEqual(['Voornaam', 'Naam', 'E-mailadres'])
  })

  test('leaves out a form that another host receives', async () => {
    const files = { 'site-config/forms.json': { targets: { offer: 'https://forms.example/{form}' } } }
    expect((await formsIn(files)).map(({ title }) => title)).toEqual(['form.title.contact-me'])
  })
})

test('what is stored and what is saved have blocks of their own', async () => {
  const modules = [
    { relations: [{ type: 'storage', id: 'all' }] },
    { relations: [{ type: 'saved', id: 'all' }] },
  ]
  const [stored, saved] = await blocksIn(modules, properties(house(1)))
  expect(stored).toMatchObject({ kind: 'storage', groups: [{ title: 'storage.necessary' }, {}, {}, {}, {}] })
  expect(saved).toMatchObject({ kind: 'saved', lists: [{ goal: 'sale', href: '/nl/te-koop/' }] })
})
