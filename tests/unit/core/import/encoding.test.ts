import { validity } from '../../../../core/import/utf8-repair.ts'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../../core/diagnostics/diagnostic.ts'
import { decodeExport } from '../../../../core/import/encoding.ts'
import type { DecodeOptions } from '../../../../core/import/encoding.ts'
import { StreamFault } from '../../../../core/import/stream-fault.ts'

/** The content in parts of so many bytes, decoded. */
async function decoded(content: Uint8Array, options: Partial<DecodeOptions> = {}, size = 7) {
  async function* chunks() {
    for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
  }
  const problems: Problem[] = []
  const parts: Uint8Array[] = []
  const report = (problem: Problem) => void problems.push(problem)
  for await (const part of decodeExport(chunks(), { file: 'stock.xml', report, ...options })) parts.push(part)
  return { text: Buffer.concat(parts).toString(), problems }
}

const TEXT = 'Rue de l’Église 5\nLiège – 1 250 000 €\n'
const HIGH: Readonly<Record<string, number>> = { '’': 0x92, '–': 0x96, '€': 0x80 }
const windows1252 = (text: string) =>
  Buffer.from([...text].map((character) => HIGH[character] ?? character.charCodeAt(0)))
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
const declaring = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>\n${TEXT}`

describe('the bytes decide', () => {
  test.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from(TEXT), TEXT],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`), TEXT],
    ['UTF-16 LE with a byte order mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le'), TEXT],
    ['UTF-16 BE with a byte order mark', utf16be(`\ufeff${TEXT}`), TEXT],
    ['UTF-16 LE without', Buffer.from(TEXT, 'utf16le'), TEXT],
    ['UTF-16 BE without', utf16be(TEXT), TEXT],
    ['Windows-1252', windows1252(TEXT), TEXT],
    ['ASCII', Buffer.from('a;b\n'), 'a;b\n'],
    ['nothing', Buffer.alloc(0), ''],
    ['UTF-8 declared as it is', Buffer.from(declaring('UTF-8')), declaring('UTF-8')],
    ['Windows-1252 declared as it is', windows1252(declaring('Windows-1252')), declaring('Windows-1252')],
    ['Windows-1252 declared as ISO-8859-1', windows1252(declaring('ISO-8859-1')), declaring('ISO-8859-1')],
  ])('%s', async (_, content, text) => {
    for (const size of [1, 2, 3, 7, 100_000])
      expect(await decoded(content, {}, size)).toEqual({ text, problems: [] })
  })

  test('ISO-8859-15, which only its declaration tells from ISO-8859-1', async () => {
    const content = Buffer.concat([
      Buffer.from(`<?xml version="1.0" encoding='ISO-8859-15'?>`),
      Buffer.from([0xa4]),
    ])
    expect((await decoded(content)).text).toMatch(/€$/)
    expect((await decoded(Buffer.from([0xa4]), { charset: 'latin1' })).text).toBe('¤')
  })

  test.each([
    ['ISO-8859-1', Buffer.from(declaring('ISO-8859-1')), 'stock.xml declares iso-8859-1 and is utf-8'],
    ['UTF-8', windows1252(declaring('UTF-8')), 'stock.xml declares utf-8 and is windows-1252'],
  ])('a wrong declaration of %s is a warning, and the text is right', async (encoding, content, message) => {
    const { text, problems } = await decoded(content)
    expect(text).toBe(declaring(encoding))
    expect(problems).toMatchObject([{ code: 'AS9203', severity: 'warning', message }])
  })

  test('the charset of the answer counts where the file declares nothing', async () => {
    const { text, problems } = await decoded(Buffer.from(TEXT), { charset: 'iso-8859-1' })
    expect([text, problems.map(({ code }) => code)]).toEqual([TEXT, ['AS9203']])
  })

  test('the encoding that the site names is not questioned', async () => {
    const { text, problems } = await decoded(Buffer.from('é'), { encoding: 'windows-1252' })
    expect([text, problems]).toEqual(['Ã©', []])
    const wide = await decoded(Buffer.from('éé', 'utf16le'), { encoding: 'UTF-16' })
    expect(wide.text).toBe('éé')
  })

  test('an encoding that is not read stops the source', async () => {
    const content = Buffer.from('<?xml version="1.0" encoding="EBCDIC-CP-BE"?>')
    const fault = await decoded(content).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(StreamFault)
    expect((fault as StreamFault).problem).toMatchObject({ code: 'AS9205', severity: 'error' })
  })
})

describe('bytes of another encoding among UTF-8', () => {
  const ascii = 'a;b\n'.repeat(30)
  const mixed = Buffer.concat([
    Buffer.from(`${ascii}Ardèche;Liège\nHuis ’t Zand: `),
    Buffer.from([0xe9, 0x80]),
    Buffer.from('\nGent'),
  ])

  test('are read as Windows-1252, with their number and places', async () => {
    for (const size of [1, 5, 100_000]) {
      const { text, problems } = await decoded(mixed, {}, size)
      expect(text).toBe(`${ascii}Ardèche;Liège\nHuis ’t Zand: é€\nGent`)
      expect(problems).toMatchObject([
        { code: 'AS9204', message: '2 bytes of stock.xml are not UTF-8 and are read as Windows-1252' },
      ])
      expect(problems[0]?.at[0]?.position).toEqual({ line: 32, column: 15 })
      expect(problems[0]?.related?.map(({ at }) => at.position)).toEqual([{ line: 32, column: 16 }])
    }
  })

  test('a character that the file ends in is one of them', async () => {
    const { text, problems } = await decoded(Buffer.from('Liège, café').subarray(0, -1))
    expect(text).toBe('Liège, cafÃ')
    expect(problems.map(({ code }) => code)).toEqual(['AS9204'])
  })

  test('a declaration in the window of a later part is not needed: the first other byte decides', async () => {
    const late = Buffer.concat([Buffer.alloc(200_000, 'a'), Buffer.from('Liège')])
    expect((await decoded(late, { charset: 'utf-8' }, 65_536)).problems).toEqual([])
  })
})

test('bytes after an invalid one are counted once', () => {
  const bytes = Uint8Array.from([...Buffer.from('éé'), 0xff, ...Buffer.from('aé'), 0xfe, 0x61])
  expect(validity(bytes)).toEqual({ valid: 3, invalid: 2 })
})
