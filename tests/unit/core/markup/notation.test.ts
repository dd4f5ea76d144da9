/** Texts with both Markdown and HTML, as websites, editors and CRMs write them. */
import { expect, test } from 'vitest'
import { isHtml } from '../../../../core/markup/notation.ts'
import { linksOf, richText } from '../../../../core/markup/rich-text.ts'

const html = (source: string) => richText(source, (written) => ({ href: written, external: false }))

test.each([
  ['a heading', '<div>a</div>\n\n## Kop', '<p>a</p><h2>Kop</h2>'],
  ['a list', 'Intro\n\n<p>a</p>\n\n- een\n- twee', '<p>Intro</p><p>a</p><ul><li>een</li><li>twee</li></ul>'],
  ['a numbered list', '1. een\n2. twee\n\n<p>x</p>', '<ol><li>een</li><li>twee</li></ol><p>x</p>'],
  ['strong words', '<p>a</p>\n\n**b**', '<p>a</p><p><strong>b</strong></p>'],
  ['a link', '[a](/b/)\n<p>c</p>', '<p><a href="/b/">a</a></p><p>c</p>'],
  ['a quote', '> a\n\n<p>b</p>', '<blockquote><p>a</p></blockquote><p>b</p>'],
  ['two paragraphs', 'a\n\nb\n<div>c</div>', '<p>a</p><p>b</p><p>c</p>'],
  [
    'a paragraph that ends open',
    '<p>a<ul><li>b<li>c</ul>\n\n**d**',
    '<p>a</p><ul><li>b</li><li>c</li></ul><p><strong>d</strong></p>',
  ],
])('%s outside of the elements is Markdown', (_name, source, expected) => {
  expect(isHtml(source)).toBe(false)
  expect(html(source).replaceAll('\n', '')).toBe(expected)
})

test.each([
  ['marks inside of elements', '<p>## 2 * 3 * 4 **x**</p>\n<ul>\n    <li>- a</li>\n</ul>'],
  ['a word before the elements', 'Mooi huis<p>met tuin</p>'],
  ['marks that are none', 'Prijs: 3 * 4 - 2 (excl.) #1\n<p>a</p>\n_b_ na'],
  ['blank lines in an element', '<div>\n\na\n\nb\n\n</div>'],
  ['blank lines between elements', '<p>a</p>\n\n    <p>b</p>\n\n'],
  ['paragraphs that end open', '<p>a\n\n<p>b\n\n- c'],
  ['elements that end before they begin', '</div></p>a<p>b'],
])('%s leave the text HTML', (_name, source) => {
  expect(isHtml(source)).toBe(true)
})

test('a text without elements that end a paragraph is no HTML', () => {
  expect(isHtml('a<br>b <b>c</b>')).toBe(false)
})

test('links of Markdown beside HTML are found, and those in it', () => {
  const found = linksOf('[a](/b/)\n\n<div><a href="/c/">c</a></div>').map(({ href }) => href)
  expect(found).toEqual(['/b/', '/c/'])
})

test('elements of other pages stay apart', () => {
  expect(html('<section>a</section><section>b</section><p>c</p>')).toBe('<p>a</p><p>b</p><p>c</p>')
  expect(html('<details><summary>Meer</summary>Inhoud</details>\n\n**x**')).toBe(
    '<p>Meer</p>Inhoud<p><strong>x</strong></p>',
  )
})
