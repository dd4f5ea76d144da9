/** An answer of the desk reaches the application whole: a schema removes what it does not name. */
import { expect, test } from 'vitest'
import { DESK_ENDPOINTS } from '../../../../core/http/desk/endpoints.ts'

const { hours, audit, health, person, publishing } = DESK_ENDPOINTS
const AT = Date.UTC(2026, 10, 22, 9)

const ANSWERS = {
  hours: [hours.answer, { days: [{ day: '2026-11-22', hours: [{ label: '10:00', at: AT }] }] }],
  'audit of a person': [
    audit.answer,
    { entries: [{ id: '1', at: AT, member: '7', action: 'signed-in', subject: null }], next: null },
  ],
  'audit of the command line': [
    audit.answer,
    { entries: [{ id: '2', at: AT, member: null, action: 'member-invited', subject: 'an' }], next: '2' },
  ],
  'a person without messages': [
    person.answer,
    { email: 'an@b.example', found: {}, consents: [], contact: null },
  ],
  'a person with a name': [
    person.answer,
    {
      email: 'an@b.example',
      found: { messages: 2 },
      consents: [],
      contact: { firstName: 'An', lastName: 'Peeters', phone: '+32 9 000 12 34' },
    },
  ],
  'a build': [
    publishing.answer,
    {
      isOn: true,
      every: 60,
      builds: [
        {
          id: '1',
          cause: 'schedule',
          by: null,
          state: 'done',
          askedAt: AT,
          startedAt: AT,
          endedAt: AT,
          pages: 841,
          rendered: 12,
          homes: 38,
          errors: 0,
          warnings: 2,
        },
      ],
    },
  ],
} as const

test.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])('%s', (name) => {
  const [schema, answer] = ANSWERS[name]
  expect(schema.parse(answer)).toEqual(answer)
})

test('numbers of the state of the service are numbers', () => {
  const { newsRuns } = health.answer.shape
  const run = { at: AT, digests: 3, reminders: 0, homes: 5 }
  expect(newsRuns.safeParse([run]).success).toBe(true)
  for (const name of ['digests', 'reminders', 'homes'])
    expect(newsRuns.safeParse([{ ...run, [name]: 'some' }]).success).toBe(false)
})

test('the calendar of an office is asked for by its id', () => {
  const query = { from: '2026-11-22', until: '2026-11-29', office: 'gent' }
  expect(DESK_ENDPOINTS.calendar.query.parse(query)).toEqual(query)
})
