/** An appointment with one member of the team, asked on the page of that person. */
import { describe, expect, test } from 'vitest'
import type { ServiceSite } from '../../../core/schema/service-site.ts'
import { mailsIn } from '../../support/outbox.ts'
import {
  AGENT,
  HOUR,
  OFFICE,
  TEN,
  TWO_OFFICES,
  ask,
  freeHours,
  freeStarts,
  hour,
  rows,
  start,
} from './asking.ts'

const TEAM: Partial<ServiceSite> = {
  ...TWO_OFFICES,
  team: [
    { ...AGENT, id: '3', office: 'gent' },
    { id: '4', name: 'Karim El Amrani', office: 'brussel' },
  ],
}

const withInes = (more = {}) => ({ agent: '3', meeting: 'office', office: '', start: hour(TEN), ...more })

describe('an appointment with a person', () => {
  test('has the hours of the office of that person, and asks for no other', async () => {
    const service = await start({ site: TEAM })
    const query = 'meeting=office&agent=4&from=2026-12-01'
    expect(await freeHours(service, query)).toMatchObject({ kind: 'hours', offices: [] })
    const tuesday = (await freeStarts(service, query)).filter((each) => each.startsWith('2026-12-01'))
    expect(tuesday).toEqual([13, 14, 15].map((each) => hour(Date.parse(`2026-12-01T${String(each)}:00Z`))))
  })

  test('is theirs, and the mail to the office says so', async () => {
    const service = await start({ site: TEAM })
    expect((await ask(service, withInes(), 'appointment')).status).toBe(202)
    expect(await rows(service)).toMatchObject([{ office: 'gent', person: AGENT.name }])
    const [mail] = await mailsIn(service.deps, OFFICE)
    expect(mail?.text).toContain(`Met: ${AGENT.name}`)
  })

  test('takes that hour, and leaves them the next', async () => {
    const service = await start({ site: TEAM })
    await ask(service, withInes(), 'appointment')
    const free = await freeStarts(service, 'meeting=office&agent=3&from=2026-12-01')
    expect(free).not.toContain(hour(TEN))
    expect(free).toContain(hour(TEN + HOUR))
  })

  test('who left is one with the office that the visitor chooses', async () => {
    const service = await start({ site: TEAM })
    const query = 'meeting=office&agent=99&from=2026-12-01'
    expect(await freeHours(service, query)).toMatchObject({ kind: 'office' })
    expect((await ask(service, withInes({ agent: '99', office: 'gent' }), 'appointment')).status).toBe(202)
    expect(await rows(service)).toMatchObject([{ office: 'gent', person: null }])
  })
})
