/** Submissions in a terminal, with untrusted text. */
import pc from 'picocolors'
import { describe, expect, test } from 'vitest'
import { entryLines, listLines, shortId } from '../../../cli/inbox-text.ts'
import type { InboxEntry, InboxMail } from '../../../core/service/inbox/inbox.ts'
import { recordingIo } from '../../support/terminal.ts'

const PLAIN = pc.createColors(false)
const AT = Date.parse('2026-11-22T13:05:00Z')

const ENTRY: InboxEntry = {
  id: '0193556e1b2c7d3e9f00aabbccddeeff',
  form: 'contact-me',
  language: 'fr',
  property: '4127',
  project: null,
  receivedAt: AT,
  handledAt: null,
  fields: { firstName: 'Noor', lastName: 'De Wachter', email: 'noor@voorbeeld.be' },
  mails: [],
  appointment: null,
}
const MAIL: InboxMail = {
  id: 'm1',
  kind: 'mail',
  recipient: 'an@voorbeeld.be',
  state: 'waiting',
  attempts: 0,
  nextAt: AT,
  sentAt: null,
  error: null,
}

function terminal(width?: number) {
  const { io } = recordingIo({ cwd: '/', env: {}, now: () => AT })
  return width === undefined ? io : { ...io, out: { ...io.out, isTerminal: true, width } }
}
const list = (...entries: readonly InboxEntry[]) => listLines(entries, terminal(), PLAIN)

describe('the list', () => {
  test('counts what is there and what is open, a line for each', () => {
    const handled = {
      ...ENTRY,
      id: 'f'.repeat(32),
      form: 'offer',
      property: null,
      project: '8',
      handledAt: AT,
    } as const
    expect(list(ENTRY, handled)).toEqual([
      'submissions: 2, not handled: 1',
      '● 0193556e1b2c7d3e  22 Nov 2026 14:05  contact-me  Noor De Wachter, property 4127',
      '○ ffffffffffffffff  22 Nov 2026 14:05  offer       Noor De Wachter, project 8',
    ])
  })

  test('says that there is none', () => {
    expect(list()).toEqual(['no submissions'])
  })

  test.each<[Partial<InboxEntry>, string]>([
    [{ property: null }, 'Noor De Wachter'],
    [{ fields: { email: 'noor@voorbeeld.be' } }, 'noor@voorbeeld.be, property 4127'],
    [{ fields: {} }, 'property 4127'],
    [{ mails: [{ ...MAIL, state: 'sent' }] }, 'Noor De Wachter, property 4127'],
    [{ mails: [MAIL] }, 'Noor De Wachter, property 4127, mail pending'],
    [{ mails: [MAIL, { ...MAIL, state: 'failed' }] }, 'Noor De Wachter, property 4127, mail failed'],
  ])('%j: %s', (more, shown) => {
    const [, line = ''] = list({ ...ENTRY, ...more })
    expect(line.split('contact-me  ')[1]).toBe(shown)
  })

  test('shows what a visitor typed, and never obeys it', () => {
    const [, line] = list({ ...ENTRY, fields: { firstName: '\u001b[2J' } })
    expect(line).not.toContain('\u001b')
    expect(line).toContain('[2J')
  })

  test('keeps to the width of a terminal, with room for the state of the mail', () => {
    const widths = [60, 70, 80].map(
      (width) => listLines([{ ...ENTRY, mails: [MAIL] }], terminal(width), PLAIN)[1] ?? '',
    )
    for (const line of widths) expect(line).toMatch(/….*, mail pending$/)
    expect(widths[2]).toHaveLength(78)
    expect(listLines([ENTRY], terminal(200), PLAIN)[1]).toMatch(/property 4127$/)
  })

  test('a number of a submission is short', () => {
    expect(shortId(ENTRY.id)).toBe('0193556e1b2c7d3e')
  })
})

describe('one of them', () => {
  const lines = (more: Partial<InboxEntry> = {}) => entryLines({ ...ENTRY, ...more }, PLAIN)

  test('with form, subject, language and every field that was filled in', () => {
    expect(lines()).toEqual([
      expect.stringMatching(/^\S.*, property 4127$/),
      '0193556e1b2c7d3e9f00aabbccddeeff, 22 Nov 2026 14:05, in French, not handled',
      '',
      '  First name     Noor',
      '  Last name      De Wachter',
      '  Email address  noor@voorbeeld.be',
    ])
    const testimonial = { testimonial: 'Eerste\nTweede' }
    expect(lines({ form: 'testimonial', fields: testimonial }).slice(-2)).toEqual([
      expect.stringMatching(/^ {2}\S.* {2}Eerste$/),
      expect.stringMatching(/^ +Tweede$/),
    ])
    expect(lines({ property: null })[0]).not.toContain(',')
    expect(lines({ handledAt: AT })[1]).toMatch(/, handled 22 Nov 2026 14:05$/)
  })

  test.each<[Partial<InboxMail>, string]>([
    [{}, '  … mail to an@voorbeeld.be: pending'],
    [
      { attempts: 1, error: 'refused' },
      '  … mail to an@voorbeeld.be: pending after 1 attempt, next attempt 22 Nov 2026 14:05 (refused)',
    ],
    [{ state: 'sent', sentAt: AT }, '  ✓ mail to an@voorbeeld.be: sent 22 Nov 2026 14:05'],
    [
      { state: 'failed', attempts: 9, error: '550 no' },
      '  ✗ mail to an@voorbeeld.be: failed after 9 attempts (550 no)',
    ],
    [{ kind: 'webhook', recipient: 'https://crm.example' }, '  … webhook at https://crm.example: pending'],
  ])('a mail %j: %s', (more, line) => {
    const shown = lines({ mails: [{ ...MAIL, ...more }] })
    expect(shown.slice(-2)).toEqual(['', line])
  })

  test('without mails ends with its fields', () => {
    expect(lines().at(-1)).toMatch(/noor@voorbeeld\.be$/)
  })

  test('an untouched box is a yes, and a long label has a line of its own', () => {
    const offer = lines({
      form: 'offer',
      fields: { binding: '1', amount: '250000' },
    })
    const index = offer.findIndex((line) => /^ +yes$/.test(line))
    expect(index).toBeGreaterThan(0)
    expect(offer[index - 1]?.trim().length).toBeGreaterThan(28)
    expect(offer[index]).toMatch(/^ {32}yes$/)
  })
})

describe('its appointment', () => {
  const HOUR = {
    startsAt: Date.parse('2026-11-26T09:00:00Z'),
    endsAt: Date.parse('2026-11-26T09:30:00Z'),
    state: 'confirmed',
    confirmBy: null,
    office: null,
    person: null,
  } as const
  const lineOf = (appointment: Partial<InboxEntry['appointment']>) =>
    entryLines({ ...ENTRY, appointment: { ...HOUR, ...appointment } }, PLAIN).find((line) =>
      line.startsWith('appointment: '),
    )

  test.each([
    [{}, 'confirmed'],
    [{ office: 'gent' }, 'confirmed, office gent'],
    [{ person: 'An' }, 'confirmed, with An'],
    [{ office: 'gent', person: 'An' }, 'confirmed, office gent, with An'],
    [{ state: 'cancelled' }, 'cancelled'],
    [{ state: 'unconfirmed' }, 'unconfirmed'],
    [{ state: 'unconfirmed', confirmBy: AT }, 'unconfirmed, held until 22 Nov 2026 14:05'],
    [{ state: 'confirmed', confirmBy: AT }, 'confirmed'],
  ] as const)('%j is said with its hour', (facts, words) => {
    expect(lineOf(facts)).toBe(`appointment: 26 Nov 2026 10:00–10:30, ${words}`)
  })

  test('is absent where there is none', () => {
    expect(entryLines(ENTRY, PLAIN).join('\n')).not.toContain('appointment')
  })
})
