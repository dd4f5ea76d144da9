/** Registered searches at a running service. */
import { expect } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import type { ServiceProperty } from '../../../core/schema/service-site.ts'
import { notify as notifyVisitors } from '../../../core/service/registered-searches/notify.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { confirmSearches } from '../../support/searches.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, TestService } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

export const VISITOR = 'noor@voorbeeld.be'
export const DAY = 24 * 3_600_000
const [SAMPLE] = SERVICE_SITE.properties

/** A house in Gent of 300,000 euro with four bedrooms, which the example of the form asks for. */
export function house(id: string, values: Partial<ServiceProperty> = {}): ServiceProperty {
  const made = { ...(SAMPLE as ServiceProperty), id, price: 300_000, titles: { nl: `Huis ${id}` }, ...values }
  return { ...made, fingerprint: [made.goal, made.availability, made.price].join(' ') }
}

export async function start() {
  const site = { captcha: false, properties: [house('1')] }
  const service = await startService({ site })
  const publish = (...properties: readonly ServiceProperty[]) => {
    site.properties = [...properties]
    service.pass(3_600_000)
  }
  return { service, publish, site }
}

/** Numbers the networks of all requests, because these tests are not about limits. */
let registered = 0

export async function register(service: TestService, values: FormValues = {}) {
  const form = { ...exampleOf('demand-register'), newsletter: [], ...values }
  const address = `192.0.3.${String(registered++ % 250)}`
  expect((await service.post('demand-register', form, { address })).status).toBe(202)
  await confirmSearches(service)
}

export const notify = ({ deps }: TestService, dryRun = false) => notifyVisitors(deps, { dryRun })

export async function linkOf({ deps }: TestService, email = VISITOR) {
  const links = (await mailsIn(deps, email)).flatMap(serviceLinksIn)
  return links.find((link) => link.startsWith('/api/searches/')) ?? ''
}

export const press = (service: TestService, link: string, body: string, origin?: null) =>
  service.ask(
    link,
    { method: 'POST', body },
    {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'text/html',
        ...(origin === null ? { Origin: null } : {}),
      },
    },
  )
