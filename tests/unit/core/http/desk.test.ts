/** The values of requests of the desk have limits. */
import { describe, expect, test } from 'vitest'
import { DESK_REFUSALS } from '../../../../core/http/desk/endpoint.ts'
import { DESK_ENDPOINTS } from '../../../../core/http/desk/endpoints.ts'

const REQUESTS = {
  calendar: [DESK_ENDPOINTS.calendar.query, { from: '2026-11-22', until: '2026-11-29' }],
  homes: [DESK_ENDPOINTS.homes.query, {}],
  block: [
    DESK_ENDPOINTS.block.body,
    { day: '2026-11-22', from: '09:00', to: '10:00', office: 'gent', person: null, text: 'opleiding' },
  ],
  addPasskey: [DESK_ENDPOINTS.addPasskey.body, { name: 'Telefoon', response: { id: 'x' } }],
  changeMessage: [DESK_ENDPOINTS.changeMessage.body, { seen: 0 }],
  newPassword: [DESK_ENDPOINTS.newPassword.body, { token: 'x', password: 'y' }],
  invite: [
    DESK_ENDPOINTS.inviteMember.body,
    { name: 'An', email: 'a@b', role: 'agent', office: null, language: 'nl' },
  ],
} as const

const isTaken = (request: keyof typeof REQUESTS, values: object) => {
  const [schema, others] = REQUESTS[request]
  return schema.safeParse({ ...others, ...values }).success
}

describe('a value of a request has a limit', () => {
  test.each<[keyof typeof REQUESTS, string, unknown, unknown]>([
    ['calendar', 'from', '2028-02-29', '2026-02-29'],
    ['calendar', 'until', '2026-11-29', '2026-11-29T00:00'],
    ['calendar', 'person', 'x'.repeat(120), 'x'.repeat(121)],
    ['homes', 'search', 'x'.repeat(200), 'x'.repeat(201)],
    ['block', 'from', '19:59', '24:00'],
    ['block', 'from', '09:05', '9:05'],
    ['block', 'to', '00:00', '10:00:00'],
    ['block', 'to', '23:59', '23:60'],
    ['block', 'text', 'x'.repeat(200), 'x'.repeat(201)],
    ['block', 'text', 'x', ' '],
    ['addPasskey', 'response', { id: 'x'.repeat(2000) }, { id: 'x'.repeat(2001) }],
    ['changeMessage', 'merged', Array(50).fill('x'), Array(51).fill('x')],
    ['changeMessage', 'state', 'done', 'new'],
    ['newPassword', 'token', 'x'.repeat(100), 'x'.repeat(101)],
    ['invite', 'email', 'a@b', 'ab'],
  ])('%s: %s', (request, name, taken, refused) => {
    expect(isTaken(request, { [name]: taken })).toBe(true)
    expect(isTaken(request, { [name]: refused })).toBe(false)
  })
})

test('refusals have the status of HTTP that means them', () => {
  const status = Object.entries(DESK_REFUSALS).map(([code, refusal]) => [code, refusal.status])
  expect(Object.fromEntries(status)).toMatchObject({
    'not-found': 404,
    type: 415,
    'too-large': 413,
    retry: 429,
  })
})

test('each endpoint says what it is for', () => {
  for (const { purpose } of Object.values(DESK_ENDPOINTS)) expect(purpose).toMatch(/^\p{Ll}.{5,}[^.]$/u)
})
