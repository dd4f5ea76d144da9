import { describe, expect, test } from 'vitest'
import { createSlots } from '../../../../core/service/guards/slots.ts'
import { boundaryOf, onlyFileIn } from '../../../../core/service/portal/multipart.ts'

const PDF = '%PDF-1.7\r\n\r\n--not-the-boundary\r\nend'
const part = (headers: string, content = PDF) => `--x\r\n${headers}\r\n\r\n${content}\r\n`
const FILE =
  'Content-Disposition: form-data; name="file"; filename="plan.pdf"\r\nContent-Type: application/pdf'
const read = (body: string) => onlyFileIn(Buffer.from(body), 'x')

test('reads the one file, whatever is in it', () => {
  const file = read(`${part(FILE)}--x--\r\n`)
  expect(file?.name).toBe('plan.pdf')
  expect(Buffer.from(file?.content ?? []).toString()).toBe(PDF)
})

test('reads what the platform writes', async () => {
  const form = new FormData()
  form.append('file', new File([PDF], 'a"b\nc é.pdf'))
  const response = new Response(form)
  const boundary = boundaryOf(response.headers.get('Content-Type') ?? '') ?? ''
  const file = onlyFileIn(Buffer.from(await response.arrayBuffer()), boundary)
  expect(file?.name.replaceAll(/[\r\n]+/g, ' ')).toBe('a"b c é.pdf')
})

describe('refuses', () => {
  test.each([
    ['two parts', `${part(FILE)}${part(FILE)}--x--`],
    ['a field beside the file', `${part('Content-Disposition: form-data; name="a"')}${part(FILE)}--x--`],
    ['a field instead of a file', `${part('Content-Disposition: form-data; name="a"')}--x--`],
    ['a header that only ends like that of a file', `${part(`X-${FILE}`)}--x--`],
    ['no end', part(FILE)],
    ['an end in the middle', `${part(FILE)}--x--\r\nmore`],
    ['something before the first boundary', `more\r\n${part(FILE)}--x--`],
    ['headers without end', `--x\r\n${'A: b\r\n'.repeat(100_000)}`],
    ['headers that are too long', `${part(`${FILE}\r\nX: ${'y'.repeat(5000)}`)}--x--`],
    ['another boundary', `${part(FILE).replaceAll('--x', '--y')}--y--`],
    ['nothing', ''],
  ])('%s', (_, body) => expect(read(body)).toBeNull())

  test.each([
    'application/json',
    'multipart/form-data',
    `multipart/form-data; boundary=${'b'.repeat(71)}`,
    'multipart/form-data; boundary="a\r\nb"',
    'multipart/form-data; charset=x; boundary=y',
  ])('%s', (type) => expect(boundaryOf(type)).toBeNull())
})

describe('slots', () => {
  const opened = () => {
    let release = () => undefined as void
    const until = new Promise<void>((resolve) => (release = resolve))
    return { until, release }
  }

  test('run so much at a time and make the rest wait', async () => {
    const slots = createSlots({ atOnce: 2, ofOne: 5, waiting: 1 })
    const doors = [opened(), opened(), opened()]
    const begun: number[] = []
    const works = doors.map(({ until }, index) =>
      slots.run(`client ${index}`, async () => {
        begun.push(index)
        await until
      }),
    )
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    expect(slots.run('another', () => Promise.resolve())).toBeNull()
    doors[0]?.release()
    await works[0]
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2])
    for (const { release } of doors) release()
    await Promise.all(works)
    expect(await slots.run('another', () => Promise.resolve('done'))).toBe('done')
  })

  test('of one client run and wait only so many, also after one failed', async () => {
    const slots = createSlots({ atOnce: 9, ofOne: 1, waiting: 9 })
    const { until, release } = opened()
    const first = slots.run('a', () => until)
    expect(slots.run('a', () => Promise.resolve())).toBeNull()
    release()
    await first
    await expect(slots.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await slots.run('a', () => Promise.resolve(1))).toBe(1)
  })
})
