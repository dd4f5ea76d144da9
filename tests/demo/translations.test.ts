/** A page exists in a language only if all of its parts do: nothing is borrowed, and nothing is omitted. */
import { expect, test } from 'vitest'
import { demoPages } from './pages.ts'
import type { DemoPage } from './pages.ts'

const pages = demoPages()
const byUrl = new Map(pages.map((page) => [page.url, page]))
const translated = pages.filter(({ url }) => !url.startsWith('/nl/') && url !== '/')

/** The Dutch page that the alternates name. */
function dutchOf({ document }: DemoPage): DemoPage | undefined {
  const href = document.querySelector('link[rel="alternate"][hreflang="nl"]')?.getAttribute('href')
  return href ? byUrl.get(new URL(href).pathname) : undefined
}

test('no words of a page are those of another language', () => {
  const borrowed = translated.flatMap(({ url, document }) =>
    [...document.querySelectorAll('main [lang]')]
      .filter(({ tagName }) => tagName === 'IMG' || tagName === 'DD' || tagName === 'SPAN')
      .filter((element) => element.getAttribute('lang') !== document.documentElement.lang)
      .filter((element) => element.closest('nav, .languages') === null)
      .map((element) => `${url} ${element.getAttribute('alt') ?? element.textContent ?? ''}`),
  )
  expect(borrowed).toEqual([])
})

/** Small words that only this language has. */
const SMALL_WORDS: Readonly<Record<string, RegExp>> = {
  nl: /\b(?:het|een|van|voor|niet|zijn|wij|naar|deze|wordt)\b/giu,
  fr: /\b(?:les|une|du|pour|avec|vous|nous|votre|qui)\b/giu,
  en: /\b(?:the|and|with|your|this|that|from|our|you|are)\b/giu,
  de: /\b(?:und|mit|nicht|eine|auf|von|dem|wir|ihre|ist)\b/giu,
}

/** The texts of a page, each with its language. */
function* textsIn(node: Node, lang: string): Generator<readonly [lang: string, text: string]> {
  if (node.nodeType === 3) yield [lang, node.textContent ?? '']
  if (node.nodeType !== 1) return
  const element = node as Element
  if (element.localName === 'script' || element.localName === 'style') return
  const own = element.getAttribute('lang') ?? lang
  for (const name of ['alt', 'title', 'aria-label', 'placeholder'])
    if (element.hasAttribute(name)) yield [own, element.getAttribute(name) ?? '']
  for (const child of element.childNodes) yield* textsIn(child, own)
}

function wordsOf(language: string, text: string): number {
  return text.match(SMALL_WORDS[language] ?? /$^/)?.length ?? 0
}

test('a text of another language is marked with it', () => {
  const said = new Set<string>()
  for (const { document } of pages)
    for (const [lang, text] of textsIn(document.documentElement, '')) said.add(`${lang.slice(0, 2)} ${text}`)
  const unmarked = [...said].filter((each) => {
    const own = each.slice(0, 2)
    const others = Object.keys(SMALL_WORDS).filter((language) => language !== own)
    return others.some((other) => wordsOf(other, each) > wordsOf(own, each) + 1)
  })
  expect(said.size).toBeGreaterThan(5000)
  expect(unmarked).toEqual([])
})

test('a home has every fact, picture, plan and document that it has in Dutch', () => {
  const parts = ({ document }: DemoPage) => ({
    facts: document.querySelectorAll('.fact-tables dt').length,
    certificates: document.querySelectorAll('#energy dt, #energy tbody tr').length,
    pictures: document.querySelectorAll('.gallery img').length,
    paragraphs: document.querySelectorAll('#description p, #description li').length,
    documents: document.querySelectorAll('#documents li').length,
  })
  const homes = translated.filter(({ document }) => document.querySelector('.estate-page') !== null)
  const compared = homes.flatMap((page) => {
    const dutch = dutchOf(page)
    return dutch === undefined ? [] : [[page.url, parts(page), parts(dutch)] as const]
  })
  expect(compared.length).toBeGreaterThan(70)
  for (const [url, shown, dutch] of compared) expect([url, shown]).toEqual([url, dutch])
})

test('German has every page of the menu, ten homes and a project', () => {
  const german = pages.filter(({ url }) => url.startsWith('/de/'))
  const count = (pattern: RegExp) => german.filter(({ url }) => pattern.test(url)).length
  expect(count(/^\/de\/zu-(verkaufen|vermieten)\/[^/]+\/[^/]+\/\d+\/$/)).toBeGreaterThanOrEqual(10)
  expect(count(/^\/de\/projekte\/[^/]+\/[^/]+\/\d+\/$/)).toBeGreaterThanOrEqual(1)
  const dutch = pages.filter(
    ({ url, document }) => url.startsWith('/nl/') && !document.querySelector('.estate-page'),
  )
  const without = dutch
    .filter(({ document }) => !document.querySelector('link[rel="alternate"][hreflang="de"]'))
    .filter(({ document }) => document.querySelector('meta[name="robots"][content*="noindex"]') === null)
    .map(({ url }) => url)
    // These follow from their homes and articles, which not all have a German text.
    .filter((url) => !/\/(getuigenissen|te-koop|te-huur|wonen-in)\/[^/]+\/|\/pagina\//.test(url))
  expect(without).toEqual([])
})
