import { expect, test } from 'vitest'
import { MINIMAL } from '../../../support/minimal-site.ts'
import { formTexts } from '../../../../core/view/form-texts.ts'
import { rulesConfig, siteConfig, spaced, viewOf } from '../../../support/view.ts'

test('the script of forms gets messages in the language, and whom to call', async () => {
  const view = await viewOf()
  const { sentences, phone, grouping } = formTexts(view.context)
  expect(spaced(phone)).toEqual({ text: '09 000 12 34', href: 'tel:+3290001234' })
  expect(grouping).toBe('zones')
  expect(sentences['form.late.wordsTake']).toBe('Overnemen')
  expect(sentences).toHaveProperty(['form.error.email.required'])
  expect(sentences).not.toHaveProperty(['form.title.offer'])
  expect(sentences).not.toHaveProperty(['status.new'])
  expect(formTexts(view.in('fr').context).sentences['form.late.wordsTake']).not.toBe('Overnemen')
})

test('numbers are grouped as the site has them, and those of Luxembourg as there', async () => {
  const [office] = (MINIMAL['site-config/site.json'] as { offices: readonly object[] }).offices
  const there = siteConfig({ offices: [{ ...office, country: 'LU', phone: '26 12 34' }, office] })
  const { context } = await viewOf({ ...there, ...rulesConfig({ phoneGrouping: 'spec' }) })
  expect(formTexts(context)).toMatchObject({ grouping: 'spec', phone: { href: 'tel:+352261234' } })
})
