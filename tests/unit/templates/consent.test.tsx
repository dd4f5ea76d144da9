import { describe, expect, test } from 'vitest'
import { SWITCHES } from '../../../core/domain/consent.ts'
import { renderConsent } from '../../../templates/entry.tsx'
import { sample } from '../../support/sample-props.ts'
import { sampleShell } from '../../support/sample-shell.ts'
import { changed, pageOf, PAGES, parse, textOf } from './page.ts'

const dialog = {
  title: 'Eerst even dit',
  description: 'Wat nodig is, bewaren we.',
  siteName: 'Dorpel & Linde',
  links: [{ href: '/nl/cookies/', label: 'Cookiebeleid' }],
}

describe('the consent dialog', () => {
  const document = parse(renderConsent(dialog, sampleShell('nl').strings, 'nl'))
  const buttons = [...document.querySelectorAll('.consent__actions button:not([hidden])')]

  test('refusing, choosing and accepting are the same button on the first layer', () => {
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Alles weigeren',
      'Zelf kiezen',
      'Alles aanvaarden',
    ])
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1)
  })

  test('five switches: the necessary one is on and stays on, the others are off', () => {
    const boxes = [...document.querySelectorAll('input')]
    expect(boxes.map((box) => [box.getAttribute('name'), box.checked, box.disabled])).toEqual([
      [null, true, true],
      ...SWITCHES.map((name) => [name, false, false]),
    ])
    expect(document.querySelector('fieldset')?.hidden).toBe(true)
  })

  test('is named by its title, and leads to the policy', () => {
    const box = document.querySelector('section')
    expect(document.getElementById(box?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      dialog.title,
    )
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/nl/cookies/')
  })
})

describe('the way to the settings', () => {
  const place = (document: ReturnType<typeof pageOf>) => document.querySelector('.footer [data-consent]')

  test('stands in every footer, hidden until a script can serve it', () => {
    for (const { name } of PAGES)
      expect([name, place(pageOf(name))?.hasAttribute('hidden')]).toEqual([name, true])
    expect(textOf(pageOf('home'), '[data-consent] button')).toBe('Cookie-instellingen')
    expect(textOf(pageOf('property-fr'), '[data-consent] button')).toBe('Réglages des cookies')
  })

  test.each([
    ['home', false],
    ['property-hidden', false],
    ['languages', true],
    ['internal', true],
  ])('%s does not ask by itself: %s', (name, quiet) => {
    expect(place(pageOf(name))?.hasAttribute('data-quiet')).toBe(quiet)
  })

  test('names the tags of the site, but not where an account is opened', () => {
    expect(place(pageOf('home'))?.getAttribute('data-tags')).toBe('G-1 AW-2')
    const { frame } = sample('home', 'content').props
    const document = changed('home', 'content', { props: { frame: { ...frame, withoutTags: true } } })
    expect(place(document)?.getAttribute('data-tags')).toBe('')
    expect(place(pageOf('internal'))?.getAttribute('data-tags')).toBe('')
  })

  test('a page may ask not to', () => {
    const { frame } = sample('home', 'content').props
    const document = changed('home', 'content', { props: { frame: { ...frame, noCookiePopup: true } } })
    expect(place(document)?.hasAttribute('data-quiet')).toBe(true)
  })

  test('a site without anything to ask has none', () => {
    const shell = sampleShell('nl')
    const { consent: _, ...bare } = shell
    expect(place(changed('home', 'content', { shell }))).not.toBeNull()
    expect(place(changed('home', 'content', { shell: { ...bare, consent: undefined } as never }))).toBeNull()
  })
})

test('what is stored stands in tables of one shape, and an empty category says so', () => {
  const rows = [...pageOf('blocks').querySelectorAll('.block--storage tbody tr')]
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(['lng (lokale opslag)'])
  const sections = [...pageOf('blocks').querySelectorAll('.block--storage section')]
  expect(sections.map((section) => section.querySelector('h3')?.textContent)).toEqual([
    'Strikt noodzakelijk',
    'Marketing',
    'Andere diensten',
  ])
  expect(sections[1]?.textContent).toContain('Op dit moment niets.')
})
