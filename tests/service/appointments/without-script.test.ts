import { describe, expect, test } from 'vitest'
import type { FormValues, TestService } from '../../support/service.ts'
import { HOUR, TEN, TWO_OFFICES, ask, booked, hour, rows, start } from './asking.ts'
import type { AskedForm } from './asking.ts'

describe('without script', () => {
  const page = async (service: TestService, values: FormValues, form: AskedForm = 'contact-appointment') => {
    const answer = await ask(service, values, form, { script: false })
    return { status: answer.status, text: await answer.text(), next: answer.headers.get('Location') }
  }

  test('the form leads to a page that offers the hours, with what was filled in', async () => {
    const service = await start()
    const offered = await page(service, { start: '', startDate: '2026-12-01', endDate: '' })
    expect(offered.status).toBe(200)
    expect(offered.text).toContain('De Wachter')
    expect(offered.text).toContain('dinsdag 1 december 2026')
    expect(offered.text).toMatch(new RegExp(`type="radio"\\s+name="start"\\s+value="${hour(TEN)}"`))
    expect(offered.text).toContain('Geen van deze uren past mij')
    expect(await rows(service)).toEqual([])
    const taken = await page(service, { start: hour(TEN) })
    expect(taken.status).toBe(303)
    expect(taken.next).toMatch(/^\/api\/appointments\/.+\?booked$/)
  })

  test('an hour that is taken meanwhile comes back with those that are free', async () => {
    const service = await start()
    await booked(service, { start: hour(TEN), email: 'sami@voorbeeld.be' })
    const refused = await page(service, { start: hour(TEN), startDate: '2026-12-01', endDate: '' })
    expect(refused.status).toBe(422)
    expect(refused.text).toContain('net door iemand anders gekozen')
    expect(refused.text).not.toContain(`value="${hour(TEN)}"`)
    expect(refused.text).toContain(`value="${hour(TEN + HOUR)}"`)
  })

  test('one of several offices is chosen first', async () => {
    const service = await start({ site: TWO_OFFICES })
    const asked = await page(service, { start: '', meeting: 'office', office: '' }, 'appointment')
    expect(asked.status).toBe(422)
    expect(asked.text).toMatch(/name="office"\s+value="brussel"/)
  })
})
