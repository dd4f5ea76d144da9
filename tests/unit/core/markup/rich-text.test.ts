import { describe, expect, test } from 'vitest'
import { isTooComplex, linksOf, plainOf, richText } from '../../../../core/markup/rich-text.ts'

/** Every link is kept, except for those that the route table would refuse. */
function html(source: string): string {
  return richText(source, (href) =>
    /^(?:https?:\/\/|\/|mailto:|tel:)/.test(href) ? { href, external: href.startsWith('http') } : null,
  )
}

describe('plain text', () => {
  test.each([
    ['', ''],
    ['  \n ', ''],
    ['Een huis', '<p>Een huis</p>'],
    ['Een\nhuis', '<p>Een<br />huis</p>'],
    ['Een\r\nhuis', '<p>Een<br />huis</p>'],
    ['Een  \n  huis', '<p>Een<br />huis</p>'],
    ['Een\n\nhuis', '<p>Een</p>\n<p>huis</p>'],
    ['Een\n \t\n\n\nhuis', '<p>Een</p>\n<p>huis</p>'],
    ['Een\u0000 \u001bhuis', '<p>Een huis</p>'],
    ['3 + 4, 50 % (excl.)', '<p>3 + 4, 50 % (excl.)</p>'],
    ['1.234 m', '<p>1.234 m</p>'],
    ['een - twee', '<p>een - twee</p>'],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })

  /** Parts of texts that a parser could misread. */
  const PARTS = [
    'een',
    '12',
    '.',
    ')',
    '(',
    '-',
    '+',
    '=',
    ':',
    '/',
    ' ',
    '    ',
    '\t',
    '\n',
    '\n\n',
    '\r\n',
    'é',
    'www',
    'http:',
    ', ',
    '{id}',
    '$',
    '%',
    '^',
    '1. ',
    '- ',
    '-:',
    '房',
  ]

  test('is the same with a parser and without one', () => {
    const next = randomOf(7)
    for (let count = 0; count < 3000; count += 1) {
      const parts = Array.from({ length: 1 + (next() % 8) }, () => PARTS[next() % PARTS.length])
      const source = `x${parts.join('')}x`
      // A character in a paragraph of its own makes the parser read the whole text.
      const parsed = html(`${source}\n\n&`).replace(/\n?<p>&amp;<\/p>$/, '')
      expect({ source, html: tidy(html(source)) }).toEqual({ source, html: tidy(parsed) })
    }
  })

  function tidy(text: string): string {
    return text.replace(/\s*(<[^>]+>)\s*/g, '$1')
  }

  /** Whole numbers that look random and are the same each time (mulberry32). */
  function randomOf(seed: number): () => number {
    let state = seed
    return () => {
      state = (state + 0x6d2b79f5) | 0
      const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return (more ^ (more >>> 14)) >>> 0
    }
  }
})

describe('Markdown', () => {
  test.each([
    ['**vet** en *schuin*', '<p><strong>vet</strong> en <em>schuin</em></p>'],
    ['# Titel\n\n## Onder', '<h2>Titel</h2>\n<h2>Onder</h2>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['1. a', '<ol>\n<li>a</li>\n</ol>'],
    [
      'a | b\n--|--\n1 | 2',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody><tr>\n<td>1</td>\n<td>2</td>\n</tr>\n</tbody></table>',
    ],
    ['[a](/contact/)', '<p><a href="/contact/">a</a></p>'],
    ['[a](https://x.be)', '<p><a href="https://x.be" rel="noopener" target="_blank">a</a></p>'],
    ['[a](nergens)', '<p><span>a</span></p>'],
    ['**a**<br>b', '<p><strong>a</strong><br />b</p>'],
    ['**a**<br />\nb', '<p><strong>a</strong><br />b</p>'],
    [
      '<b>Ligging</b>: <i>rustig</i> & **groen**',
      '<p><strong>Ligging</strong>: <em>rustig</em> &amp; <strong>groen</strong></p>',
    ],
    ['m<sup>2</sup>', '<p>m<sup>2</sup></p>'],
    ['R&D, "x" < y', '<p>R&amp;D, "x" &lt; y</p>'],
    ['a <script>alert(1)</script> b', '<p>a  b</p>'],
    ['a ![b](c.jpg)', '<p>a b</p>'],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })
})

describe('the HTML of a CRM', () => {
  test.each([
    ['<p>a</p><p>b</p>', '<p>a</p><p>b</p>'],
    ['<P CLASS="x">a</P>', '<p>a</p>'],
    ['<div>a<br>b</div>', '<p>a<br />b</p>'],
    ['<h1>a</h1><h5>b</h5>', '<h2>a</h2><h4>b</h4>'],
    ['<p>2 * 3 * 4 _x_</p>', '<p>2 * 3 * 4 _x_</p>'],
    ['<p><a href="/contact/" title="x">a</a></p>', '<p><a href="/contact/">a</a></p>'],
    ['<p><a name="x">a</a></p>', '<p><span>a</span></p>'],
    ['<p>a</p', '<p>a</p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })
})

describe('links as they are written', () => {
  const link = (href: string) => ({ href, kind: 'link' })
  const picture = (href: string) => ({ href, kind: 'picture' })

  test.each([
    ['plain', []],
    ['[a](/b/ "t") and [c][d]\n\n[d]: /e/', [link('/b/'), link('/e/')]],
    ['![a](b.jpg)', [picture('b.jpg')]],
    ['<https://x.be> https://y.be', [link('https://x.be'), link('https://y.be')]],
    ['a@b.be', [link('mailto:a@b.be')]],
    ['`[a](/b/)` and \\[a](/b/)', []],
    ['a <a href=/b/>c</a> <img src="d.jpg">', [link('/b/'), picture('d.jpg')]],
    [
      '<p><a class="x" href=\'/b c/\'>d</a><A HREF="/E/">f</A><img src=g></p>',
      [link('/b c/'), link('/E/'), picture('g')],
    ],
    ['<p><a href="/b?x=1&amp;y=2">c</a></p>', [link('/b?x=1&y=2')]],
    ['[a](/b?x=1&amp;y=2)', [link('/b?x=1&y=2')]],
    ['[a](jav&#x09;ascript:b)', [link('jav\tascript:b')]],
    ['<p><!-- <a href="/b/">c</a> --></p>', []],
    ['- [a](/b/)\n\n  > [c](/d/)', [link('/b/'), link('/d/')]],
  ])('in %j', (source, links) => {
    expect(linksOf(source)).toEqual(links)
  })

  test.each([
    '[a](/b/)',
    '<p><a href="/b/">a</a></p>',
    'x <a href="/b?c&amp;d">a</a>',
    '[a](</b c/>)',
    'https://x.be/?a=1&b=2',
    'HTTPS://X.BE',
    'ftp://x.be',
    'www.x.be',
    'WWW.X.BE',
    'mailto:a@b.be',
    'l’été *est* "là" & (_ici_) ~x~ `y` > z | w\n\n- # http: //x.be',
  ])('in %j are those that it is shown with', (source) => {
    const shown: string[] = []
    richText(source, (href) => {
      shown.push(decodeURI(href))
      return null
    })
    expect(linksOf(source).map(({ href }) => href)).toEqual(shown)
  })
})

describe('a text that no person writes', () => {
  test.each([
    ['over 200,000 characters', 'x '.repeat(100_001)],
    ['3,000 quotes in each other', '>'.repeat(3000)],
    ['ten quotes in each other', '> '.repeat(10)],
    ['5,000 lists in each other', '1. '.repeat(5000)],
    ['lists of mixed signs in each other', '- + * '.repeat(10)],
    ['20,000 brackets', '['.repeat(20_000)],
    ['501 stars in a paragraph', '*'.repeat(501)],
    ['10,001 stars in all', '*a\n\n'.repeat(10_001)],
    ['a table of 100 columns', `${'|a'.repeat(100)}|`],
    ['a list of 10,001 items', '- a\n'.repeat(10_001)],
    ['a word of 500 letters', `${'a'.repeat(500)}@`],
    ['10,001 tags', '<p>a\n'.repeat(5001)],
  ])('has %s', (_, source) => {
    expect(isTooComplex(source)).toBe(true)
  })

  test.each([
    ['200,000 plain characters', 'x'.repeat(200_000)],
    ['200,000 blanks', `a &${' '.repeat(199_990)}b`],
    ['100,000 line ends', `a &${'\n'.repeat(100_000)}b`],
    ['nine quotes in each other', `${'> '.repeat(9)}a`],
    ['a rule of dashes', '- '.repeat(40)],
    ['a rule of stars', '* '.repeat(40)],
    ['500 stars in a paragraph', '*'.repeat(500)],
    ['a long list', '- a\n'.repeat(5000)],
    ['a long description of a CRM', '<p>a <b>b</b></p>'.repeat(1000)],
    ['a word of 499 letters', `${'a'.repeat(499)} @`],
    ['9,000 tags that do not end', '<p \n\n'.repeat(9000)],
  ])('does not have %s, and can be read', (_, source) => {
    expect(isTooComplex(source)).toBe(false)
    expect(() => html(source)).not.toThrow()
    expect(() => linksOf(source)).not.toThrow()
  })
})

describe('the words of a rich text', () => {
  test.each([
    ['**a** en [b](/c/)\n\n- d\n- e', 'a en b d e'],
    ['<p>a<br>b</p><p>c</p>', 'a b c'],
    ['R&D "x" < y', 'R&D "x" < y'],
    ['a | b\n--|--\n1 | 2', 'a b 1 2'],
    ['&amp;lt;', '&lt;'],
    ['`<b>`', '<b>'],
  ])('%j', (source, words) => {
    expect(plainOf(richText(source, () => null))).toBe(words)
  })
})

test.each([
  ['<div>a<p>b</p>c</div>', '<p>a</p><p>b</p>c', 'a b c'],
  ['<p>a<p>b', '<p>a</p><p>b</p>', 'a b'],
  ['<div><div>a</div></div>', '<p>a</p>', 'a'],
  ['<p>a<ul><li>x</li></ul></p>', '<p>a</p><ul><li>x</li></ul>', 'a x'],
  [
    '<ul><li>Eerste<ul><li>Genest</li></ul></li></ul>',
    '<ul><li>Eerste<ul><li>Genest</li></ul></li></ul>',
    'Eerste Genest',
  ],
])('%s has no paragraph in another, and its words stay apart', (source, html, words) => {
  const made = richText(source, () => null)
  expect(made).toBe(html)
  expect(plainOf(made)).toBe(words)
})
