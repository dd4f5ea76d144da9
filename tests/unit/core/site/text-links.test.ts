import { expect, test } from 'vitest'
import { textReader } from '../../../../core/site/text-links.ts'

const TEXT = 'Zie [hier](/te-koop/) en [daar](/team/).'
const OTHER = 'Zie [verder](/contact/).'

test('a text is read once, and not again by the next link', () => {
  const first = textReader()
  const links = first.linksIn(TEXT)
  expect(links?.map(({ href }) => href)).toEqual(['/te-koop/', '/team/'])
  expect(first.linksIn(TEXT)).toBe(links)
  const next = textReader(first.found)
  expect(next.linksIn(TEXT)).toBe(links)
  expect(next.linksIn(OTHER)?.map(({ href }) => href)).toEqual(['/contact/'])
})

test('texts that are gone are forgotten', () => {
  const first = textReader()
  for (const text of [TEXT, OTHER]) first.linksIn(text)
  const next = textReader(first.found)
  next.linksIn(OTHER)
  expect([...next.found.keys()]).toEqual([OTHER])
})

test('a text that no person writes has no links that are known', () => {
  expect(textReader().linksIn('*'.repeat(20_000))).toBeNull()
})
