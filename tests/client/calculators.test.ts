/** Calculators compute while a visitor types, with the markup and the figures of the build. */
import { beforeEach, expect, test, vi } from 'vitest'
import { LOCALES } from '../../core/languages/codes.ts'
import type { Locale } from '../../core/languages/codes.ts'
import { calculatorOf } from '../../core/view/calculators.ts'
import type { Calculator } from '../../core/view/types.ts'
import { openCalculators } from '../../templates/client/calculators/open-calculators.ts'
import { renderPage } from '../../templates/entry.tsx'
import { viewOf } from '../support/view.ts'
import { element, goTo, show } from './dom.ts'
import { props, shell } from './list-page.ts'

/** The minimal site in all four languages. */
const LANGUAGES = {
  'site-config/languages.json': {
    languageDefault: 'nl',
    languageUse: LOCALES.map((code) => ({ code, use: true })),
    missing: { en: 'ignore', de: 'ignore' },
  },
}
const PAGE = 'https://agency.example/nl/berekenen/'

async function open(name: Calculator['name'], address = PAGE, locale: Locale = 'nl') {
  const { context } = await viewOf(LANGUAGES, { locale })
  const block = {
    kind: 'calculator',
    calculator: calculatorOf(context, name),
    placement: { span: 12, sm: 12, md: 12, lg: 12 },
    titleSize: 'medium',
  }
  const html = renderPage('content', { ...props, top: [], rows: [block], bottom: [] } as never, { shell })
  show(html.slice(html.indexOf('<body'), html.indexOf('</body>')))
  document.documentElement.lang = locale
  goTo(address)
  openCalculators()
}

const field = (name: string) => element<HTMLInputElement>(`[data-field="${name}"]`)
const row = (name: string) => element(`[data-row="${name}"]`)
const text = (name: string) =>
  row(name).hidden ? undefined : row(name).querySelector('dd')?.textContent?.replace(/\s/g, ' ')
const term = (name: string) => row(name).querySelector('dt')?.textContent?.replace(/\s/g, ' ')

function type(name: string, value: string) {
  field(name).value = value
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(() => {
  vi.useRealTimers()
})

const NAMES = ['buying', 'loan', 'renting', 'indexation'] as const

test.each(NAMES.flatMap((name) => LOCALES.map((locale) => [name, locale] as const)))(
  'the script of %s shows in %s what the build showed',
  async (name, locale) => {
    const { context } = await viewOf(LANGUAGES, { locale })
    await open(name, PAGE, locale)
    const shown = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((each) => [
      each.querySelector('dt')?.textContent,
      each.hidden ? undefined : each.querySelector('dd')?.textContent,
    ])
    expect(shown).toEqual(calculatorOf(context, name)?.rows.map((each) => [each.label, each.text]))
    expect(shown.length).toBeGreaterThan(3)
  },
)

test('another price, region and buyer give other costs and another rate', async () => {
  await open('buying')
  type('credit', '')
  type('price', '220.000')
  expect([text('duty'), text('total'), text('mortgage')]).toEqual(['€ 2.533', '€ 226.898,97', undefined])
  type('price', '220.000,01')
  expect(text('duty')).toBe('€ 4.400')
  type('region', 'brussels')
  type('buyer', 'other')
  expect([term('duty'), text('duty')]).toEqual(['Registratierechten (12,5 %)', '€ 27.500'])
  type('region', 'wallonia')
  type('buyer', 'only-own-home')
  expect([term('duty'), text('duty')]).toEqual(['Registratierechten (3 %)', '€ 6.600'])
})

test('a new building bears VAT, and land of another seller the duty', async () => {
  await open('buying')
  type('kind', 'new')
  expect([text('vat'), text('duty'), text('landDuty')]).toEqual(['€ 63.000', undefined, undefined])
  type('landPrice', '100.000')
  expect([text('vat'), text('landDuty')]).toEqual(['€ 42.000', '€ 12.000'])
  type('landPrice', '400.000')
  expect(field('landPrice').validationMessage).toContain('niet hoger is dan de prijs')
})

test('a text that is no amount is said at the field, and no result stays', async () => {
  await open('buying')
  type('price', 'veel')
  expect(field('price').getAttribute('aria-invalid')).toBe('true')
  expect(text('ownMoney')).toBeUndefined()
  type('price', '300.000')
  expect(field('price').hasAttribute('aria-invalid')).toBe(false)
  expect(text('price')).toBe('€ 300.000')
})

test('a home leads here with its price and without a loan', async () => {
  await open('buying', `${PAGE}?price=250000&region=brussels&kind=land&buyer=%3Cb%3E#buying`)
  expect([field('price').value, field('credit').value]).toEqual(['250.000', ''])
  expect([field('region').value, field('kind').value, field('buyer').value]).toEqual([
    'brussels',
    'land',
    'only-own-home',
  ])
  expect(text('duty')).toBe('€ 18.750')
})

test('the monthly rate of an offer gives its instalment', async () => {
  await open('loan')
  type('capital', '168.750')
  type('monthly', '0,2820')
  expect([text('rate'), text('instalment')]).toEqual(['0,282 %', '€ 834,34'])
})

test('what is not certain is not computed, and says where it is', async () => {
  await open('indexation')
  expect(text('newRent')).toBe('ongeveer € 765,23')
  type('region', 'flanders')
  type('start', '2021-05-01')
  type('label', 'E')
  expect(text('newRent')).toBeUndefined()
  expect(element('[data-message]').textContent).toContain('officiële rekenmodule')
  type('label', 'B')
  type('year', '2030')
  expect(element('[data-message]').textContent).toContain('april 2030')
  type('newest', '110')
  type('newestBase', '2025')
  expect(element('[data-message]').hidden).toBe(true)
  expect(text('newRent')).toMatch(/^ongeveer € \d/)
})

test('the main result is said once the visitor pauses', async () => {
  await open('renting')
  vi.useFakeTimers()
  type('rent', '1.000')
  const status = element('[role=status]')
  expect(status.textContent).toBe('')
  vi.advanceTimersByTime(1000)
  expect(status.textContent?.replace(/\s/g, ' ')).toBe('Samen klaar te leggen: hoogstens € 4.225')
})
