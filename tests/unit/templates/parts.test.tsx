/** Parts of pages that readers, screen readers and style sheets depend on. */
import { describe, expect, test } from 'vitest'
import type { SlotProps } from '../../../core/view/types.ts'
import { sample } from '../../support/sample-props.ts'
import { changed, PAGES, pageOf, parse, textOf } from './page.ts'

type Parsed = ReturnType<typeof pageOf>
const textsOf = (page: Pick<Parsed, 'querySelectorAll'>, selector: string) =>
  [...page.querySelectorAll(selector)].map((node) => node.textContent.replace(/\s+/g, ' ').trim())
const propertyWith = (props: Partial<SlotProps['property']>) => changed('property-fr', 'property', { props })

test.each(PAGES)('$name: every class is a name', ({ html }) => {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list)
  const odd = lists.filter(
    (list) => list.trim() !== list || /^$|\b(?:undefined|false|true|null)\b/.test(list),
  )
  expect(odd).toEqual([])
})

test.each(PAGES)('$name: what stands apart has a name', ({ html }) => {
  const regions = parse(html).querySelectorAll(
    '[role="search"], [role="group"], nav, section[role], fieldset, iframe',
  )
  for (const region of regions) {
    const by = region.getAttribute('aria-labelledby')
    const label =
      by === null ? region.getAttribute('aria-label') : region.ownerDocument.getElementById(by)?.textContent
    const name = label ?? region.querySelector('legend')?.textContent ?? region.getAttribute('title')
    expect(name, region.outerHTML.slice(0, 120)).toMatch(/\p{L}/u)
  }
})

test('the mark at the top leads home, and says whose home it is', () => {
  const { shell } = sample('property-fr', 'property')
  const mark = pageOf('property-fr').querySelector('header a.mark')
  expect(mark?.getAttribute('href')).toBe(shell.homeHref)
  expect(mark?.getAttribute('aria-label')).toContain(shell.siteName)
})

test('a statement names the data of each form, without the marks of its questions', () => {
  const [section] = textsOf(pageOf('blocks'), '.block--forms section')
  expect(section).toContain('Wat wilt u doen, Que souhaitez-vous faire, Naam.')
})

describe('documents', () => {
  test('say what they are, or that they can be asked for', () => {
    const page = propertyWith({
      embeds: [],
      documents: [
        { label: 'EPC', detail: 'PDF, 1,2 Mo', href: '/epc.pdf' },
        { label: 'Plan', href: '/plan.pdf' },
        { label: 'Attestation', detail: 'sur place' },
        { label: 'Acte' },
      ],
    })
    const [, , , onRequest] = textsOf(page, '.documents small')
    expect(textsOf(page, '.documents small')).toEqual(['PDF, 1,2 Mo', '', 'sur place', onRequest])
    expect(onRequest).toMatch(/demande/)
  })
})

describe('an article', () => {
  const neighbour = (title: string) => ({ href: `/nl/${title}/`, label: title })
  const links = (props: Partial<SlotProps['article']>) =>
    textsOf(changed('article', 'article', { props }), '.neighbours a')

  test('leads to the one before and the one after, where there is one', () => {
    const [previous, next] = [neighbour('vorige'), neighbour('volgende')]
    expect(links({ previous, next })).toEqual(['vorige', 'volgende'])
    expect(links({ previous, next: undefined as never })).toEqual(['vorige'])
    expect(links({ previous: undefined as never, next })).toEqual(['volgende'])
    const none = { previous: undefined as never, next: undefined as never }
    expect(changed('article', 'article', { props: none }).querySelector('.neighbours')).toBeNull()
  })

  test('names who says it and when, each where it is known', () => {
    const who = (props: Partial<SlotProps['article']>) => {
      const page = changed('article', 'article', { props })
      return [...(page.querySelector('.article__who')?.children ?? [])].map((part) => part.textContent)
    }
    const date = { iso: '2026-11-22', text: '22 november 2026' }
    expect(who({ name: 'An', place: 'Gent', date })).toEqual(['An, Gent', '22 november 2026'])
    expect(who({ name: undefined as never, place: undefined as never, date })).toEqual(['22 november 2026'])
    expect(who({ name: 'An', place: undefined as never, date: undefined as never })).toEqual(['An'])
    expect(who({ name: undefined as never, place: undefined as never, date: undefined as never })).toEqual([])
  })
})

describe('a form', () => {
  test('has a title above the fields of each group that has one', () => {
    const groups = [...pageOf('form').querySelectorAll('.form [role="group"]')]
    expect(groups.length).toBeGreaterThan(0)
    for (const group of groups) {
      const title = group.ownerDocument.getElementById(group.getAttribute('aria-labelledby') ?? '')
      expect(title?.tagName).toMatch(/^H[23]$/)
      expect(title !== null && group.contains(title)).toBe(true)
    }
    const untitled = pageOf('property-fr').querySelectorAll('.form [role="group"]')
    expect([...untitled].every((group) => group.querySelector('h2, h3') !== null)).toBe(true)
  })
})

test('the controls of the map wait for its script', () => {
  const controls = [...pageOf('map').querySelectorAll('[data-map-controls]')]
  expect(controls.map((control) => control.hasAttribute('hidden'))).toEqual([true, true, true])
})

test('a list says what is chosen, and what there is while nothing is', () => {
  const cells = textsOf(pageOf('listing'), '[data-list-cell] .filters__value')
  expect(cells.every((text) => text !== '')).toBe(true)
  expect(textOf(pageOf('listing'), '[role="search"]')).not.toBe('')
})
