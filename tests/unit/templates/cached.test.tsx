import { expect, test } from 'vitest'
import type { Shell } from '../../../core/view/types.ts'
import { Cached, renderWithFragments } from '../../../templates/cached.tsx'
import { useShell } from '../../../templates/render-context.ts'
import { sample } from '../../support/sample-props.ts'

const { shell } = sample('home', 'content')

function render(element: React.ReactElement, around: Shell = shell): string {
  return renderWithFragments(element, { shell: around })
}

interface OfferProps {
  readonly offer: { readonly href: string; readonly price: string }
}

function Offer({ offer }: OfferProps) {
  const { siteName } = useShell()
  return <a href={offer.href}>{`${siteName}: ${offer.price}`}</a>
}

const CachedOffer = ({ offer }: OfferProps) => <Cached of={Offer} with={{ offer }} by={offer.href} most={3} />
const offer = (id: number, price: string) => ({ href: `/${id}/`, price })

function Offers({ offers }: { readonly offers: readonly OfferProps['offer'][] }) {
  return (
    <main>
      {offers.map((each) => (
        <CachedOffer key={each.price} offer={each} />
      ))}
      <p>{'<template data-fragment="0"></template>'}</p>
    </main>
  )
}

test('fragments stand where they were asked for, and text that looks like a place is text', () => {
  const page = render(<Offers offers={[offer(1, 'one'), offer(2, 'two'), offer(1, 'one')]} />, {
    ...shell,
    siteName: 'A',
  })
  expect(page).toBe(
    '<main><a href="/1/">A: one</a><a href="/2/">A: two</a><a href="/1/">A: one</a>' +
      '<p>&lt;template data-fragment=&quot;0&quot;&gt;&lt;/template&gt;</p></main>',
  )
})

test('what changes under the same address, or in another language, is shown as it is now', () => {
  const shown = (price: string, siteName: string) =>
    render(<CachedOffer offer={offer(3, price)} />, siteName === 'A' ? first : second)
  const [first, second] = [
    { ...shell, siteName: 'A' },
    { ...shell, siteName: 'B' },
  ]
  expect(shown('one', 'A')).toBe('<a href="/3/">A: one</a>')
  expect(shown('two', 'A')).toBe('<a href="/3/">A: two</a>')
  expect(shown('one', 'A')).toBe('<a href="/3/">A: one</a>')
  expect(shown('one', 'B')).toBe('<a href="/3/">B: one</a>')
})

test('more than are kept are shown all the same', () => {
  const around = { ...shell, siteName: 'A' }
  for (let turn = 0; turn < 2; turn++) {
    for (let id = 0; id < 10; id++) {
      const page = render(<CachedOffer offer={offer(id % 5, `price ${id}`)} />, around)
      expect(page).toBe(`<a href="/${id % 5}/">A: price ${id}</a>`)
    }
  }
})
