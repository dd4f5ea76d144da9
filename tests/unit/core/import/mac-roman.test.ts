import { describe, expect, test } from 'vitest'
import type { Encoding } from '../../../../core/import/declared-encoding.ts'
import { decodeExport } from '../../../../core/import/encoding.ts'
import { oneByteText } from '../../../../core/import/one-byte-text.ts'

const ALL = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** A character that the encoding lacks is an underscore, as Excel writes it. */
function encoded(text: string, encoding: Encoding): Uint8Array {
  const bytes = new Map([...oneByteText(ALL, encoding)].map((character, byte) => [character, byte]))
  return Uint8Array.from([...text], (character) => bytes.get(character) ?? 0x5f)
}

async function decoded(bytes: Uint8Array, options = {}, size = 262_144) {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
  const parts: Uint8Array[] = []
  const problems: string[] = []
  const report = ({ code }: { readonly code: string }) => void problems.push(code)
  for await (const part of decodeExport(chunks(), { file: 'stock.csv', report, ...options })) parts.push(part)
  return { text: Buffer.concat(parts).toString(), problems }
}

test('Mac OS Roman has the characters of the Encoding Standard', () => {
  const expected = new TextDecoder('macintosh').decode(ALL)
  // Its trade mark is in the private use area, which no text may have.
  expect(oneByteText(ALL, 'macintosh')).toBe(expected.replace('\uf8ff', '\ufffd'))
})

const TEXTS: readonly (readonly [string, string])[] = [
  [
    'Dutch',
    'Ruime gezinswoning met coördinaten in België; geïsoleerd, reünie, privé, één slaapkamer, crèche',
  ],
  ['a Dutch word', 'België'],
  ['two Dutch words', 'patiënten en financiële'],
  ['Dutch apostrophes', 'foto’s van ’t Zand, zo’n privé tuin'],
  [
    'French',
    'Rue de l’Église à Liège; façade rénovée, entrée, 1er étage, hôtel, où, maïs, cœur, île, Noël, août',
  ],
  ['a French word', 'Liège'],
  ['French at the end', 'très bon état, propriété'],
  ['French capitals', 'À VENDRE: MAISON À LIÈGE, RÉNOVÉE; salle à manger équipée'],
  ['French quotes', 'quartier « Les Étangs » – très calme… entrée à l’arrière'],
  ['German', 'Schöne Häuser für Familien, Straße, Küche, Größe, Übergabe, möbliert, Öl'],
  ['a German word', 'Küche'],
  ['Luxembourgish', 'Zu Lëtzebuerg: Häiser, Gemeng Déifferdeng, Stad Esch-Uelzecht, Wäschkichen'],
  ['prices', '€ 250.000;€ 310.000'],
  ['names', 'Hélène Müller, Zoë Böhm, Gaëlle Lefèvre, Ångström, Şahin'],
]

describe('a table of Excel for Mac', () => {
  test.each(TEXTS)('is recognised by %s', async (_, text) => {
    const bytes = encoded(`ID;Tekst\n1;${text}\n`, 'macintosh')
    const expected = oneByteText(bytes, 'macintosh')
    for (const size of [1, 7, 262_144])
      expect(await decoded(bytes, {}, size)).toEqual({ text: expected, problems: [] })
  })

  test('is recognised after many rows without accents', async () => {
    const text = `ID;Stad\n${'1;Gent\n'.repeat(20_000)}2;Liège\n`
    expect((await decoded(encoded(text, 'macintosh'))).text).toBe(text)
  })

  test.each(['macintosh', 'Mac OS Roman', 'x-mac-roman', 'MacRoman'])(
    'may be named as %s',
    async (encoding) => {
      expect((await decoded(Uint8Array.of(0x95), { encoding })).text).toBe('ï')
    },
  )

  test('that an answer declares as UTF-8 is a warning', async () => {
    const { text, problems } = await decoded(encoded('1;Liège\n', 'macintosh'), { charset: 'utf-8' })
    expect([text, problems]).toEqual(['1;Liège\n', ['AS9203']])
  })
})

describe('a table of Windows stays one', () => {
  test.each<readonly [string, string]>([
    ...TEXTS,
    ['a quote as an apostrophe', 'foto‘s, auto‘s, l‘ancien moulin, d‘une villa'],
    ['quotes', '‘t Zand, de “villa” en de ‘hoeve‘'],
    ['bullets, dashes and dots', '• Tuin • Garage – nieuw — ruim… 5 ‰ ™'],
    ['Slavic names', 'Tomašević, Živković, Škoda, Matoušek'],
    ['amounts', '€250.000; 12 €; €'],
    ['surfaces', '120 m²; 15 m³; 20 °C; ½ etage; ± 300 m²; 7,5 µ'],
    ['small letters among capitals', 'LIéGE, CRèCHE, àPARTIR'],
    ['letters by themselves', 'à é À É'],
    ['a broken character', 'Gent\ufffdBrugge'],
  ])('with %s', async (_, text) => {
    const bytes = encoded(`ID;Tekst\n1;${text}\n`, 'windows-1252')
    expect((await decoded(bytes)).text).toBe(oneByteText(bytes, 'windows-1252'))
  })

  test('with every word of the other texts and one odd character', async () => {
    const text = `${TEXTS.map(([, each]) => each).join('\n')}\nvillaŽ`
    const bytes = encoded(text, 'windows-1252')
    expect((await decoded(bytes)).text).toBe(oneByteText(bytes, 'windows-1252'))
  })
})

test.each([
  ['UTF-8', (text: string) => Buffer.from(text)],
  ['Windows-1252', (text: string) => encoded(text, 'windows-1252')],
])('%s is recognised by an accent far into a large part', async (_, bytesOf) => {
  const text = `ID;Stad\n${'1;Gent\n'.repeat(20_000)}2;Liège\n`
  expect((await decoded(Uint8Array.from(bytesOf(text)))).text).toBe(text)
})
