import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { UNPACK_LIMITS } from '../../../../core/import/archive.ts'
import type { UnpackLimits } from '../../../../core/import/archive.ts'
import { StreamFault } from '../../../../core/import/stream-fault.ts'
import { unpack } from '../../../../core/import/unpack.ts'
import { zip } from '../../../support/zip.ts'
import type { ZipEntry } from '../../../support/zip.ts'

async function unpacked(name: string, content: Uint8Array, limits: Partial<UnpackLimits> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'unpack-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const location = path.join(folder, name)
  writeFileSync(location, content)
  const { value, problems } = await unpack({ location, shown: name, limits: { ...UNPACK_LIMITS, ...limits } })
  const files: Record<string, string> = {}
  try {
    for (const file of value.files) files[file.name] = await textOf(file.open())
    return { files, shown: value.files.map((file) => file.shown), problems, fault: undefined }
  } catch (error) {
    if (!(error instanceof StreamFault)) throw error
    return { files, shown: [], problems, fault: error.problem.message }
  } finally {
    await value.close()
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString()
}

const archive = (entries: readonly ZipEntry[], limits?: Partial<UnpackLimits>) =>
  unpacked('stock.zip', zip(entries), limits)

describe('files of an export', () => {
  test('a plain file is itself', async () => {
    expect(await unpacked('stock.csv', Buffer.from('a;b'))).toMatchObject({
      files: { 'stock.csv': 'a;b' },
      shown: ['stock.csv'],
      problems: [],
    })
  })

  test('a .gz is its content, also without its ending and with several members', async () => {
    const members = Buffer.concat([gzipSync('a;b\n'), gzipSync('1;2\n')])
    expect((await unpacked('stock.csv.gz', members)).files).toEqual({ 'stock.csv': 'a;b\n1;2\n' })
    expect((await unpacked('stock', members)).files).toEqual({ stock: 'a;b\n1;2\n' })
  })

  test('a .zip is its entries, packed or not, with their names below it', async () => {
    const { files, shown, problems } = await archive([
      { name: 'stock.xml', content: '<openimmo/>' },
      { name: 'foto\\gevel.jpg', content: 'jpeg', isStored: true },
      { name: 'é/', content: '' },
      { name: '__MACOSX/._stock.xml', content: 'junk' },
    ])
    expect(files).toEqual({ 'stock.xml': '<openimmo/>', 'foto/gevel.jpg': 'jpeg' })
    expect(shown).toEqual(['stock.zip!stock.xml', 'stock.zip!foto/gevel.jpg'])
    expect(problems).toEqual([])
  })

  test('an empty .zip has none', async () => {
    expect(await archive([])).toMatchObject({ files: {}, problems: [] })
  })

  test('an archive in a .zip is named and not opened', async () => {
    const { files, problems } = await archive([
      { name: 'stock.csv', content: 'a' },
      { name: 'more.zip', content: 'PK' },
    ])
    expect(Object.keys(files)).toEqual(['stock.csv'])
    expect(problems).toMatchObject([
      { code: 'AS9202', message: 'the archive more.zip inside stock.zip is not read' },
    ])
  })
})

describe('an archive that is refused as a whole', () => {
  const good = { name: 'stock.csv', content: 'a;b' }
  const big = { name: 'big.csv', content: Buffer.alloc(20e6) }
  test.each<[string, readonly ZipEntry[], Partial<UnpackLimits>, string]>([
    ['a path that climbs', [good, { name: '../.ssh/keys', content: '' }], {}, 'invalid relative path'],
    ['an absolute path', [good, { name: '/etc/passwd', content: '' }], {}, 'absolute path'],
    ['a path of Windows', [good, { name: 'C:\\a.csv', content: '' }], {}, 'absolute path'],
    ['a path that climbs backwards', [good, { name: '..\\a.csv', content: '' }], {}, 'invalid relative path'],
    ['a symbolic link', [{ ...good, mode: 0o120777 }], {}, 'is a symbolic link'],
    ['encryption', [{ ...good, isEncrypted: true }], {}, 'is encrypted'],
    [
      'two files of one name',
      [good, { ...good, name: 'STOCK.csv' }],
      {},
      'two files with the name "STOCK.csv"',
    ],
    ['too many files', [good, { ...good, name: 'b.csv' }], { maxFiles: 1 }, 'more than 1 files'],
    ['too many bytes together', [good, { ...good, name: 'b.csv' }], { maxBytes: 5 }, 'expands to more than'],
    ['a ratio that no export has', [big], {}, '"big.csv" expands to more than 250 times its size'],
  ])('%s', async (_, entries, limits, reason) => {
    const { files, problems } = await archive(entries, limits)
    expect(files).toEqual({})
    expect(problems).toMatchObject([{ code: 'AS9201', severity: 'error' }])
    expect(problems[0]?.message).toContain(reason)
  })

  test('half of a .zip', async () => {
    const whole = zip([good])
    const { problems } = await unpacked('stock.zip', whole.subarray(0, whole.length - 30))
    expect(problems[0]?.message).toMatch(/^the archive stock\.zip cannot be read: ./)
  })
})

describe('a stream that breaks off is never a shorter file', () => {
  test.each<[string, ZipEntry]>([
    ['an entry that is longer than it states', { name: 'a.csv', content: 'abcdef', size: 3 }],
    ['an entry that is shorter than it states', { name: 'a.csv', content: 'abc', size: 6 }],
    ['an entry with another checksum', { name: 'a.csv', content: 'abc', checksum: 1 }],
  ])('%s', async (_, entry) => {
    const { fault, problems } = await archive([entry])
    expect([fault ?? problems[0]?.message]).toEqual([expect.stringContaining('cannot be read')])
  })

  test('half of a .gz', async () => {
    const packed = gzipSync(Buffer.from('a;b\n'.repeat(5000)))
    const { fault } = await unpacked('stock.csv.gz', packed.subarray(0, packed.length - 12))
    expect(fault).toContain('the archive stock.csv.gz cannot be read: unexpected end of file')
  })

  test('a .gz whose content is larger than the limit, or than its ratio', async () => {
    const packed = gzipSync(Buffer.alloc(20e6))
    expect((await unpacked('a.gz', packed)).fault).toContain('250 times its size')
    expect((await unpacked('a.gz', packed, { maxRatio: 2000, maxBytes: 1e6 })).fault).toContain('1 MB')
    expect((await unpacked('a.gz', packed, { maxRatio: 2000 })).fault).toBeUndefined()
  })

  test('an archive in a .gz', async () => {
    const nested = gzipSync(gzipSync('a;b'))
    expect((await unpacked('a.csv.gz', nested)).fault).toContain('another archive inside')
  })
})
