/** The offices of free hours, the hour that is held for a visitor, and a service that fails. */
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from '../support/wait-for.ts'
import { element } from './dom.ts'
import { fillPerson, go, json } from './form-page.ts'
import { answerWith, choose, HELD, HOURS, openVisit, starts, text } from './hours-page.ts'

const OFFICES = [
  { id: 'gent', name: 'Gent' },
  { id: 'brussel', name: 'Brussel' },
]
const offices = () => [...document.querySelectorAll<HTMLInputElement>('[name="office"]')]
const hold = () => element<HTMLInputElement>('[name="hold"]').value
const [FIRST, SECOND] = ['2026-12-01T09:00Z', '2026-12-01T10:00Z'] as const

/** A page that is left gives its hour back, also after the test. */
const beacon = vi.fn<(address: string, body: URLSearchParams) => boolean>(() => true)
Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
afterAll(() => Reflect.deleteProperty(navigator, 'sendBeacon'))

beforeEach(() => {
  localStorage.clear()
  go.mockClear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an hour that is held', () => {
  const open = async (held: () => Response = () => json(200, HELD)) => {
    const asked = answerWith({ 'free-hours': () => json(200, HOURS), holds: held })
    await openVisit()
    await waitFor(() => expect(starts()).toHaveLength(3))
    const holds = () =>
      asked.filter(({ url }) => url.includes('holds')).map(({ body }) => new URLSearchParams(body))
    return holds
  }

  // First, because the pages of other tests would return as well.
  test('is given back when the visitor leaves, and asked for again when the page returns', async () => {
    beacon.mockClear()
    const holds = await open()
    const leave = () => dispatchEvent(new Event('pagehide'))
    const comeBack = (persisted: boolean) =>
      dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    leave()
    expect(beacon).not.toHaveBeenCalled()
    choose(FIRST)
    await waitFor(() => expect(hold()).toBe(HELD.hold))
    leave()
    expect(beacon.mock.calls.map(([address, body]) => `${address} ${String(body)}`)).toEqual([
      `/api/holds hold=${HELD.hold}`,
    ])
    comeBack(false)
    expect(holds()).toHaveLength(1)
    comeBack(true)
    await waitFor(() => expect(holds()).toHaveLength(2))
    expect(holds()[1]?.get('start')).toBe(FIRST)
  })

  test('is asked for with the property, and named again when another is chosen', async () => {
    const holds = await open()
    choose(FIRST)
    await waitFor(() => expect(hold()).toBe(HELD.hold))
    choose(SECOND)
    await waitFor(() => expect(hold()).toBe(HELD.hold))
    await waitFor(() => expect(holds()).toHaveLength(2))
    expect(holds().map((each) => [each.get('start'), each.get('property'), each.get('hold')])).toEqual([
      [FIRST, '4127', null],
      [SECOND, '4127', HELD.hold],
    ])
  })

  test.each([
    ['no hour suits', () => choose('none')],
    ['the form is emptied', () => element<HTMLFormElement>('form').reset()],
  ])('is given back when %s', async (_, act) => {
    const holds = await open()
    choose(FIRST)
    await waitFor(() => expect(hold()).toBe(HELD.hold))
    act()
    await waitFor(() => expect(Object.fromEntries(holds().at(-1) ?? [])).toEqual({ hold: HELD.hold }))
    expect(hold()).toBe('')
  })

  test.each([
    ['fails', () => json(500, {})],
    ['answers something else', () => json(200, { ok: true })],
    ['answers no JSON', () => new Response('x')],
  ])('is chosen but not held where the service %s', async (_, reply) => {
    await open(reply)
    choose(FIRST)
    await waitFor(() => expect(element('.hours__status').textContent).toMatch(/\S/))
    expect(hold()).toBe('')
    expect(starts()).toHaveLength(3)
    expect(element('.hours__status').textContent).not.toContain('vrijgehouden')
  })
})
describe('offices', () => {
  test('are a choice where there are several, which asks for their hours', async () => {
    const asked = answerWith({ 'free-hours': () => json(200, { ...HOURS, offices: OFFICES }) })
    await openVisit({ asksOffice: false })
    await waitFor(() => expect(offices().map(({ value }) => value)).toEqual(['gent', 'brussel']))
    expect(offices().map(({ checked }) => checked)).toEqual([false, false])
    expect(offices().map((input) => input.closest('label')?.textContent.trim())).toEqual(['Gent', 'Brussel'])
    choose('brussel', 'office')
    await waitFor(() => expect(asked.at(-1)?.url).toContain('office=brussel'))
    await waitFor(() => expect(offices().map(({ checked }) => checked)).toEqual([false, true]))
  })

  test('are none where there is one', async () => {
    answerWith({ 'free-hours': () => json(200, { ...HOURS, offices: OFFICES.slice(0, 1) }) })
    await openVisit({ asksOffice: false })
    await waitFor(() => expect(starts()).toHaveLength(3))
    expect(offices()).toEqual([])
  })
})

test('hours that could not be read can be asked for again', async () => {
  let isUp = false
  answerWith({ 'free-hours': () => (isUp ? json(200, HOURS) : json(503, {})) })
  await openVisit()
  fillPerson()
  await waitFor(() => expect(text()).toContain('De vrije uren zijn nu niet te zien.'))
  isUp = true
  const [again] = document.querySelectorAll<HTMLButtonElement>('.hours__ways button')
  again?.click()
  await waitFor(() => expect(starts()).toEqual([FIRST, SECOND, 'none']))
})
