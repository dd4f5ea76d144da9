/** Requests for appointments at a running service. */
import { expect } from 'vitest'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import type { MailMessage } from '../../../core/service/mail/message.ts'
import type { ServiceProperty, ServiceSite } from '../../../core/schema/service-site.ts'
import { mailsIn, serviceLinksIn } from '../../support/outbox.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, PostOptions, ServiceOptions, TestService } from '../../support/service.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

export const OFFICE = 'gent@kantoor-linde.example'
export const VISITOR = 'noor@voorbeeld.be'
export const HOUR = 3_600_000
/** Tuesday 1 December 2026, ten o’clock in Brussels. */
export const TEN = Date.parse('2026-12-01T09:00:00Z')
export const hour = (start: number) => `${new Date(start).toISOString().slice(0, 16)}Z`

export const start = (options: ServiceOptions = {}) =>
  startService({ ...options, site: { captcha: false, ...options.site } })

export type AskedForm = 'appointment' | 'contact-appointment'

/** Numbers the networks of all requests: no two requests share one, because these tests are not about limits. */
let requests = 0

export function ask(
  service: TestService,
  values: FormValues = {},
  form: AskedForm = 'contact-appointment',
  options: PostOptions = {},
) {
  const language = values['language'] ?? 'nl'
  const address = `192.0.${String(Math.floor(requests / 250))}.${String(requests++ % 250)}`
  const body = { ...exampleOf(form), newsletter: [], openDays: [], hold: '', language, ...values }
  return service.post(form, body, { address, ...options })
}

export const rows = ({ store }: TestService) =>
  store.db.selectFrom('appointment').selectAll().orderBy('starts_at').execute()
export const startsOf = async (service: TestService) =>
  (await rows(service)).map(({ starts_at }) => starts_at)

export const calendarOf = (mail: MailMessage | undefined) => {
  const text = mail?.attachments?.[0]?.content.replaceAll('\r\n ', '') ?? ''
  return (name: string) => new RegExp(`^${name}[:;](.*)$`, 'm').exec(text)?.[1]?.trim()
}

/** Sends the form, and returns the mailed link. */
export async function booked(service: TestService, values: FormValues = {}) {
  expect((await ask(service, values)).status).toBe(202)
  const mail = (await mailsIn(service.deps, String(values['email'] ?? VISITOR))).at(-1)
  const [link = ''] = mail === undefined ? [] : serviceLinksIn(mail)
  expect(link).toMatch(/^\/api\/appointments\//)
  return link
}

export const press = (
  service: TestService,
  link: string,
  fields: Readonly<Record<string, string>>,
  headers = {},
) =>
  service.ask(
    link,
    { method: 'POST', body: new URLSearchParams(fields).toString() },
    { headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers } },
  )

export const problemsOf = async (answer: Response) => [answer.status, (await answer.json()) as unknown]
export const refusedStart = (code: string) => [422, { ok: false, errors: [{ field: 'start', code }] }]

export const AGENT = { name: 'Inès Maertens', phone: '09 000 12 36' }
const [SAMPLE] = SERVICE_SITE.properties
if (SAMPLE === undefined) throw new Error('the sample has no property')
export const HOME: ServiceProperty = SAMPLE
export const SECOND = { ...HOME, id: '4128', titles: { nl: 'Loft' } }
export const WITH_AGENT = { properties: [{ ...HOME, agent: AGENT }, SECOND] }
export const TWO_OFFICES: Partial<ServiceSite> = {
  offices: [
    ...SERVICE_SITE.offices,
    {
      country: 'BE',
      id: 'brussel',
      name: { nl: 'Brussel', fr: 'Bruxelles' },
      email: 'brussel@kantoor-linde.example',
      openingHours: [{ days: [2], from: '14:00', to: '17:00' }],
    },
  ],
}

export interface Hours {
  readonly kind: string
  readonly offices: readonly unknown[]
  readonly confirm?: string
  readonly later?: string
  readonly days?: readonly {
    readonly day: string
    readonly label: string
    readonly hours: readonly { readonly start: string; readonly label: string }[]
  }[]
}

export async function freeHours(service: TestService, query: string): Promise<Hours> {
  return (await (await service.ask(`/api/free-hours?${query}`)).json()) as Hours
}

export const freeStarts = async (service: TestService, query = 'property=4127&from=2026-12-01') =>
  ((await freeHours(service, query)).days ?? []).flatMap(({ hours }) => hours.map((free) => free.start))
