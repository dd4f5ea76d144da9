import { describe, expect, test } from 'vitest'
import { sanitise } from '../../../../core/source/sanitise.ts'

describe('a title', () => {
  test.each([
    ['Maison &amp;agrave; vendre', 'Maison à vendre'],
    ['Caf&eacute; &#8364; &#x2019; &unknown; AT&T R&amp;D', 'Café € ’ &unknown; AT&T R&D'],
    ['&lt;b&gt;Huis&lt;/b&gt;', 'Huis'],
    ['<p>Braine-l&#039;Alleud</p>', "Braine-l'Alleud"],
    ['Huis<br>met tuin', 'Huis met tuin'],
    ['Huis <script>alert(1)</script>', 'Huis'],
    ['Huis <!-- intern -->', 'Huis'],
    ['< 5 min van het station, > 100 m²', '< 5 min van het station, > 100 m²'],
    ['Huis <nieuw>', 'Huis <nieuw>'],
    ['\u202eekohC\u202c \u2066huis\u2069', 'ekohC huis'],
    ['L\u0092appartement \u0080 100\u0085', 'L’appartement € 100…'],
    ['a\u0000b\u001b[31m\u007f', 'ab[31m'],
    ['\ufeffHuis', 'Huis'],
    ['Huis\nmet tuin', 'Huis met tuin'],
    ['\u200b\u200d\u00ad', ''],
    ['\u2800\u3164', ''],
    ['half \ud83d', 'half \ufffd'],
    ['👨\u200d👩\u200d👧 heren\u00adhuis \u200fשלום', '👨\u200d👩\u200d👧 heren\u00adhuis \u200fשלום'],
  ])('%j -> %j', (text, expected) => {
    const data = { TypeDescription: { nl: text } }
    sanitise(data)
    expect(data.TypeDescription.nl).toBe(expected)
  })
})

test.each([
  ['Lead', '<p>Een.</p><p>Twee.</p>', 'Een.\nTwee.'],
  ['Description', '<p>Caf&eacute;\u202e</p>', '<p>Caf&eacute;</p>'],
  ['Description', '&lt;p&gt;Caf&amp;eacute;&lt;/p&gt;', '<p>Caf&eacute;</p>'],
  ['Description', 'a &lt; b', 'a &lt; b'],
])('a sentence keeps its paragraphs, and rich text its markup: %s %j', (field, text, expected) => {
  const data = { [field]: text }
  sanitise(data)
  expect(data[field]).toBe(expected)
})

test('each change names its field and what was changed; line breaks are not worth a word', () => {
  const data = [
    { Description: '<p>x</p>', City: 'Gent\n', Lead: '<p>x</p>', extra: { City: '<b>' } },
    { TypeDescription: '\u202eHuis', XLargePictureItems: [{ Name: 'Fa&ccedil;ade', Url: 'a&b.jpg' }] },
  ]
  expect(sanitise(data).toSorted((one, other) => (String(one.path) < String(other.path) ? -1 : 1))).toEqual([
    { path: [0, 'Lead'], changes: ['HTML'] },
    { path: [1, 'TypeDescription'], changes: ['direction marks'] },
    { path: [1, 'XLargePictureItems', 0, 'Name'], changes: ['character references'] },
  ])
  expect(data[0]).toEqual({ Description: '<p>x</p>', City: 'Gent', Lead: 'x', extra: { City: '<b>' } })
})

test('a title of five megabytes is refused by its length', () => {
  const text = 'x'.repeat(5_000_000)
  expect(sanitise({ TypeDescription: text })).toEqual([
    { path: ['TypeDescription'], changes: [], tooLong: { length: 5_000_000, limit: 1000 } },
  ])
})

test('the descriptions of modules are rich, those of pages are not', () => {
  const data = { params: { description: '<b>a</b>', modules: [{ description: '<b>a</b>' }] } }
  sanitise(data)
  expect(data).toEqual({ params: { description: 'a', modules: [{ description: '<b>a</b>' }] } })
})
