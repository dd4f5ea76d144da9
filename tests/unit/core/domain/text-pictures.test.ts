/** Pictures in texts, as Markdown, editors and other websites write them. */
import { expect, test } from 'vitest'
import { textPieces, withoutPictures } from '../../../../core/domain/text-pictures.ts'

/** The pictures of a text, as `url | alt | caption`. */
function pictures(source: string): readonly string[] {
  return textPieces(source).flatMap((piece) =>
    piece.kind === 'text'
      ? []
      : piece.pictures.map(({ url, alt, caption }) => [url, alt, caption ?? '-'].join(' | ')),
  )
}

test.each([
  ['![Hal](images/a.jpg)', 'images/a.jpg | Hal | -'],
  ['  ![](images/a.jpg)  ', 'images/a.jpg |  | -'],
  ['![Hal](images/a.jpg "De hal")', 'images/a.jpg | Hal | De hal'],
  ['![Hal](images/a.jpg \'De "hal"\')', 'images/a.jpg | Hal | De "hal"'],
  ['![Hal](<images/de hal.jpg>)', 'images/de hal.jpg | Hal | -'],
  ['![Hal](images/de%20hal.jpg)', 'images/de hal.jpg | Hal | -'],
  ['![Hal](images/100%.jpg)', 'images/100%.jpg | Hal | -'],
  ['![Hal](../../images/a.jpg)', 'images/a.jpg | Hal | -'],
  ['![Hal](./images/a.jpg)', 'images/a.jpg | Hal | -'],
  ['![Hal](/images/a.jpg)', 'images/a.jpg | Hal | -'],
  ['![Hal](/content/images/a.jpg?v=2)', 'images/a.jpg | Hal | -'],
  ['![Hal](https://www.example.com/a.jpg?v=2)', 'https://www.example.com/a.jpg?v=2 | Hal | -'],
  ['[![Hal](images/a.jpg)](https://www.example.com/)', 'images/a.jpg | Hal | -'],
  ['<img src="images/a.jpg" alt="Hal">', 'images/a.jpg | Hal | -'],
  ["<p><IMG class='x' width=3 SRC='images/a.jpg' title='De hal' /></p>", 'images/a.jpg |  | De hal'],
  [
    '<figure class="x"><a href="/b/"><img src="images/a.jpg" alt="Hal"></a><figcaption> De hal </figcaption></figure>',
    'images/a.jpg | Hal | De hal',
  ],
])('%s is a picture', (source, expected) => {
  expect(pictures(`Voor\n\n${source}\n\nNa`)).toEqual([expected])
  expect(withoutPictures(textPieces(`Voor\n\n${source}\n\nNa`))).toMatch(/^Voor\s+Na$/)
})

test.each([
  ['a sentence', 'De hal ![Hal](images/a.jpg) is groot'],
  ['a link', '[Hal](images/a.jpg)'],
  ['a quote', '> ![Hal](images/a.jpg)'],
  ['code', '```\n![Hal](images/a.jpg)\n```'],
  ['an address that is none', '![Hal](data:image/png;base64,AAAA)'],
  ['a file of the machine', '![Hal](file:///etc/passwd)'],
  ['another host without its scheme', '![Hal](//www.example.com/a.jpg)'],
  ['a way that climbs', '![Hal](images/../../secret.jpg)'],
  ['a way that climbs, encoded', '![Hal](images/%2e%2e/secret.jpg)'],
  ['nothing', '![Hal]()'],
  ['an element without a source', '<img alt="Hal">'],
  ['an element and more', '<img src="images/a.jpg"> en meer'],
])('%s has no picture of its own line', (_name, source) => {
  expect(pictures(source)).toEqual([])
  expect(withoutPictures(textPieces(source))).toBe(source)
})

test.each([
  ['[![Hal](images/a.jpg)](/contact/)', '/contact/'],
  ['[![Hal](images/a.jpg "De hal")](https://www.example.com/ "Daar")', 'https://www.example.com/'],
  ['<p><a class="x" href="/contact/"><img src="images/a.jpg"></a></p>', '/contact/'],
  ["<figure><a href='/b/?a=1'><img src='images/a.jpg'></a></figure>", '/b/?a=1'],
  ['[![Hal](images/a-300x200.jpg)](images/a.jpg)', undefined],
  ['<a href="https://www.example.com/A.JPG?w=900"><img src="images/a.jpg"></a>', undefined],
  ['<a href=""><img src="images/a.jpg"></a>', undefined],
  ['![Hal](images/a.jpg)', undefined],
])('%s leads to %s', (source, expected) => {
  const [piece] = textPieces(source)
  expect(piece?.kind === 'pictures' ? piece.pictures.map(({ link }) => link) : piece).toEqual([expected])
})

test('pictures on lines that follow each other are one piece', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((name) => `![${name}](images/${name}.jpg)`)
  const kinds = textPieces(`Voor\n${a} ${b}\r\n\r\n${c}\nNa\n${a}`).map((piece) =>
    piece.kind === 'text' ? piece.text.trim() : piece.pictures.map(({ alt }) => alt).join(''),
  )
  expect(kinds).toEqual(['Voor', 'abc', 'Na', 'a'])
})

test('an empty text has no pieces', () => {
  expect([textPieces(''), textPieces(' \n ')]).toEqual([[], []])
})

test('long lines of marks end', () => {
  for (const mark of ['![', '[![a](', '<p><a><figure>', '<img ', '![](a) '])
    expect(pictures(`${mark.repeat(20_000)}x`)).toEqual([])
})
