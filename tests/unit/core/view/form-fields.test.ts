import { describe, expect, test } from 'vitest'
import type { SiteFiles } from '../../../support/minimal-site.ts'
import { rulesConfig } from '../../../support/view.ts'
import { fieldIn, formIn, target } from './form-in.ts'

describe('a field', () => {
  test('is asked for with its kind, its words, and how browsers fill it in', async () => {
    const form = await formIn('site-contact')
    expect(fieldIn(form, 'email')).toEqual({
      name: 'email',
      kind: 'email',
      label: expect.any(String) as string,
      required: true,
      autocomplete: 'email',
      inputMode: 'email',
      error: expect.any(String) as string,
      width: 3,
    })
    expect(fieldIn(form, 'remarks')).toEqual({
      name: 'remarks',
      kind: 'textarea',
      label: expect.any(String) as string,
      required: false,
      width: 6,
    })
  })

  test('has a hint where the table says so', async () => {
    expect(fieldIn(await formIn('demand-register'), 'zone')?.hint).toMatch(/\S/)
    expect(fieldIn(await formIn('demand-register'), 'email')).not.toHaveProperty('hint')
  })

  test('offers what the table says, in the language', async () => {
    const options = async (locale: 'nl' | 'fr') =>
      fieldIn(await formIn('site-contact', {}, locale), 'goal')?.options
    expect((await options('nl'))?.map(({ value }) => value)).toEqual(['sell', 'rentOut', 'buy'])
    expect((await options('nl'))?.map(({ label }) => label)).not.toEqual(
      (await options('fr'))?.map(({ label }) => label),
    )
    expect(fieldIn(await formIn('site-contact'), 'email')).not.toHaveProperty('options')
  })

  test('offers the moments of the language', async () => {
    const slots = async (locale: 'nl' | 'fr') =>
      fieldIn(await formIn('site-contact', {}, locale), 'slots')?.options?.map(({ value }) => value)
    expect(await slots('nl')).toEqual(['10:00-13:00', '13:00-16:00', '16:00-19:00'])
    expect(await slots('fr')).toEqual(['10:00-13:00', '14:00-16:00', '16:00-19:00'])
  })

  test('offers the types of the site that the language names', async () => {
    const category = (WebID: number, Name: object) => ({
      ID: WebID,
      WebID,
      Name,
      ShowOrder: WebID,
      Sale: true,
      Rent: true,
    })
    const files = {
      'content/categories.json': [category(1, { nl: 'Huis', fr: 'Maison' }), category(4, { nl: 'Grond' })],
    }
    const types = async (locale: 'nl' | 'fr') =>
      fieldIn(await formIn('demand-register', files, locale), 'types')?.options
    expect(await types('nl')).toEqual([
      { value: '1', label: 'Huis' },
      { value: '4', label: 'Grond' },
    ])
    expect(await types('fr')).toEqual([{ value: '1', label: 'Maison' }])
  })

  test('for documents has none before a page names its own', async () => {
    expect(fieldIn(await formIn('request-documents'), 'documents')?.options).toEqual([])
  })

  test('that is hidden holds the language; what a page is about is left to the page', async () => {
    const [carried] = (await formIn('contact-me', {}, 'fr')).groups
    expect(carried).toEqual({
      fields: [{ name: 'language', kind: 'hidden', required: false, value: 'fr', width: 6 }],
    })
  })

  test('for saved homes is empty, as only the device knows them', async () => {
    expect(fieldIn(await formIn('saved-homes'), 'saved')).toMatchObject({ kind: 'hidden', value: '' })
  })

  test('for a token is pasted where there is no script', async () => {
    const token = fieldIn(await formIn('reset-password'), 'token')
    expect(token).toMatchObject({ kind: 'hidden', value: '', required: false })
    expect(token?.withoutScript).toMatchObject({
      name: 'token',
      kind: 'text',
      required: true,
      autocomplete: 'off',
    })
    expect(token?.withoutScript?.label).toMatch(/\S/)
    expect(token?.withoutScript?.hint).toMatch(/\S/)
  })
})

describe('a group', () => {
  test('has a title where the table gives one', async () => {
    const { groups } = await formIn('site-contact')
    expect(groups.map(({ title }) => title)).toEqual([undefined, 'Uw vraag', 'Uzelf'])
  })

  test('says what an offer costs, where the site has a rule for it', async () => {
    const advance = [{ validFrom: '2026-01-01', checkedOn: '2026-11-20', percent: 12.5 }]
    const notices = async (files: SiteFiles) => (await formIn('offer', files)).groups.at(-1)?.notices
    expect(await notices({})).toHaveLength(1)
    const [binding, paid] = (await notices(rulesConfig({ advance }))) ?? []
    expect(binding).toMatch(/^Een bod dat u ondertekent/)
    expect(paid).toContain('een voorschot van 12,5 %')
    expect((await formIn('offer')).groups[0]).not.toHaveProperty('notices')
  })

  test('says the highest deposits, by region', async () => {
    const conditions = (await formIn('rental-confirmation')).groups.at(-1)
    expect(conditions?.notices).toHaveLength(2)
    expect(conditions?.facts).toEqual([
      { term: 'energy.region.flanders', value: '3 maanden huur' },
      { term: 'energy.region.brussels', value: '2 maanden huur' },
      { term: 'energy.region.wallonia', value: '2 maanden huur' },
      { term: 'energy.region.luxembourg', value: '2 maanden huur' },
    ])
    expect((await formIn('offer')).groups.at(-1)).not.toHaveProperty('facts')
  })
})

test('a form shows the fields that the site chooses, and requires those that it says', async () => {
  const fields = {
    'contact-me': [
      { name: 'email' },
      { name: 'phone', required: false },
      { name: 'lastName' },
      { name: 'firstName' },
    ],
  }
  const form = await formIn('contact-me', target({ fields }))
  expect(form.groups.flatMap((group) => group.fields.map(({ name }) => name))).toEqual([
    'language',
    'email',
    'phone',
    'lastName',
    'firstName',
  ])
  expect(fieldIn(form, 'phone')).toMatchObject({ required: false })
  expect(fieldIn(await formIn('offer', target({ fields })), 'phone')).toMatchObject({ required: true })
})

test('a field whose neighbour the site leaves out takes its place', async () => {
  const widths = async (fields: object) =>
    (await formIn('contact-me', target({ fields }))).groups
      .flatMap((group) => group.fields)
      .flatMap(({ name, kind, width }) => (kind === 'hidden' ? [] : [[name, width]]))
  const [first, last, email] = [{ name: 'firstName' }, { name: 'lastName' }, { name: 'email' }]
  expect(await widths({ 'contact-me': [first, last, email] })).toEqual([
    ['firstName', 3],
    ['lastName', 3],
    ['email', 6],
  ])
  expect(await widths({ 'contact-me': [last, { name: 'remarks' }, first, email] })).toEqual([
    ['lastName', 6],
    ['remarks', 6],
    ['firstName', 3],
    ['email', 3],
  ])
})
