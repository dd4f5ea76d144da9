/**
 * Every field of site-config/service.json changes what the service does, or the pages that a build writes. Mails,
 * webhooks, free hours and times are computed here; what only a running service shows is named with its test.
 */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mailDays } from '../../../../core/domain/behaviour.ts'
import { COPIED_FORMS, OFFICE_FORMS, PUBLIC_FORMS } from '../../../../core/domain/forms.ts'
import { service as schema } from '../../../../core/schema/service-config.ts'
import type { ServiceConfig } from '../../../../core/schema/service-config.ts'
import type { ServiceOffice } from '../../../../core/schema/service-site.ts'
import { bookedState, HOUR, openingRules } from '../../../../core/service/appointments/opening.ts'
import { bookableDays, fits, startsOfDay } from '../../../../core/service/appointments/slots.ts'
import type { Engagement } from '../../../../core/service/appointments/slots.ts'
import { composeMails } from '../../../../core/service/mail/compose.ts'
import { mailSender } from '../../../../core/service/mail/transport.ts'
import { composeWebhooks } from '../../../../core/service/outbox/webhook.ts'
import { isSecondFactorRequired } from '../../../../core/service/portal/second-factor-rule.ts'
import { isEnding } from '../../../../core/service/registered-searches/life.ts'
import { eraseAt } from '../../../../core/service/submissions/retention.ts'
import { addDays, zoneOf } from '../../../../core/service/time-zone.ts'
import { planOf, siteOf } from '../../../support/linked.ts'
import { receivedOf, SITE } from '../../../service/mail/samples.ts'
import { ignoredFields } from './ignored-fields.ts'
import type { Output } from './ignored-fields.ts'

const NOW = Date.UTC(2026, 11, 21, 9, 15)
const DAY = 24 * HOUR

const perForm = (value: unknown, forms = OFFICE_FORMS) =>
  Object.fromEntries(forms.map((form) => [form, value]))
const agenda = {
  confirm: 'service',
  days: [1, 2, 5, 6],
  capacity: 2,
  length: 30,
  travel: 15,
  notice: 23,
  ahead: 20,
  holidays: 'BE',
  closed: ['2026-12-28', '2026-12-29'],
}
const hook = (name: string) => ({ url: `https://${name}.example.be/hook`, forms: OFFICE_FORMS.slice(0, 2) })

const CONFIG = {
  mail: {
    from: 'from@example.be',
    to: ['to@example.be', 'too@example.be'],
    forms: perForm(['one@example.be', 'two@example.be']),
    copies: perForm(false, COPIED_FORMS),
    kept: 5,
    failed: 6,
    perDay: 7,
  },
  appointments: { ...agenda, unconfirmed: { beyond: 3, first: 2 }, offices: { gent: agenda } },
  portal: { secondFactor: 'required' },
  desk: {
    enabled: true,
    signOn: {
      issuer: 'https://id.example',
      clientId: 'desk',
      name: 'Kantoor-ID',
      unverifiedEmail: true,
      secondFactor: true,
    },
  },
  webhooks: [hook('one'), hook('two')],
  retention: perForm(9, PUBLIC_FORMS),
  linkLife: { password: 10, booking: 20, invitation: 2, documents: 3, newsletter: 4, search: 5 },
  answerWithin: perForm(2),
  newsletter: { day: 2 },
  searches: { remind: 3 },
  proxies: 1,
  statistics: false,
  timeZone: 'Europe/Brussels',
}

/** With values that those of an office and of a form replace. */
const SHARED = {
  ...CONFIG,
  mail: { ...CONFIG.mail, forms: undefined },
  appointments: agenda,
  webhooks: [{ url: 'https://one.example.be/hook' }],
}

type Observe = (config: ServiceConfig) => Output | Promise<Output>

const OFFICE: ServiceOffice = {
  id: 'gent',
  name: { nl: 'Gent' },
  country: 'BE',
  openingHours: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '09:00', to: '12:00' }],
}

/** The starts of a visit that are free beside one at half past nine. */
const freeHours: Observe = (config) => {
  const rules = openingRules(config, OFFICE)
  const [first, last] = bookableDays(NOW, rules)
  const visit = (start: number, property: string): Engagement => {
    return { office: 'gent', start, end: start + rules.length, outside: true, property, person: null }
  }
  const lines = [bookedState(rules), first, last]
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const starts = startsOfDay(day, { outside: true, notBefore: NOW + rules.notice }, rules)
    const taken = starts.slice(0, 1).flatMap((start) => [visit(start, 'a'), visit(start, 'b')])
    lines.push(starts.filter((start) => fits(visit(start, 'c'), taken, rules)).join(' '))
  }
  return lines
}

type FormName = (typeof PUBLIC_FORMS)[number]

function forms(observe: (form: FormName, config: ServiceConfig) => unknown): Observe {
  return (config) => PUBLIC_FORMS.map((form) => () => JSON.stringify(observe(form, config)))
}

const OBSERVED: readonly (readonly [RegExp, Observe])[] = [
  [/^mail\.from$/, (config) => [JSON.stringify(mailSender(SITE, config))]],
  [/^mail\.(?:kept|failed)$/, (config) => [JSON.stringify(mailDays(config))]],
  [
    /^(?:mail\.(?:to|forms|copies)|answerWithin)/,
    forms((form, config) => composeMails({ received: receivedOf(form, 'nl'), site: SITE, config })),
  ],
  [/^webhooks/, forms((form, config) => composeWebhooks(receivedOf(form, 'nl'), config))],
  [/^retention/, forms((form, config) => eraseAt(form, 0, config))],
  [/^appointments\.(?!unconfirmed)/, freeHours],
  [/^portal/, (config) => [String(isSecondFactorRequired({ config }))]],
  [
    /^searches/,
    (config) =>
      [1, 2, 3, 4, 14].map((days) =>
        String(isEnding({ expires_at: NOW + days * DAY }, { now: () => NOW, config })),
      ),
  ],
  [/^timeZone/, (config) => [zoneOf({ config })]],
  [
    /^statistics/,
    async ({ statistics }) => {
      const site = await siteOf({ 'site-config/service.json': { statistics } })
      return [JSON.stringify(planOf(site).plan.shells)]
    },
  ],
]

/** Tests of a running service, which act on the field. */
const ACTS: readonly (readonly [RegExp, file: string, test: string])[] = [
  [/^mail\.perDay$/, 'security/mail-gate', 'the number of mails a day is configured'],
  [
    /^appointments\.unconfirmed\.beyond$/,
    'appointments/unconfirmed',
    'is confirmed at once where the configuration says so',
  ],
  [
    /^appointments\.unconfirmed\.first$/,
    'appointments/unconfirmed',
    'waits where none is free of it, and not where several are',
  ],
  [/^linkLife\.booking$/, 'appointments/unconfirmed', 'the time to confirm is that of {linkLife:booking}'],
  [/^linkLife\.password$/, 'promises', '{linkLife:password}'],
  [/^linkLife\.invitation$/, 'promises', '{linkLife:invitation}'],
  [/^linkLife\.newsletter$/, 'promises', '{linkLife:newsletter}'],
  [/^linkLife\.documents$/, 'promises', '{linkLife:documents}'],
  [/^linkLife\.search$/, 'promises', '{linkLife:search}'],
  [
    /^publishing\./,
    'desk/publishing',
    'by the clock a build is asked for when the last one is long enough ago',
  ],
  [/^desk\.enabled$/, 'desk/log-in', 'without the desk in the configuration its addresses do not exist'],
  [
    /^desk\.signOn\./,
    'desk/sign-on',
    'a member is logged in with the verified address and the second factor of the provider',
  ],
  [/^newsletter\.day$/, 'promises', '{newsletter:day}'],
  [/^proxies$/, 'guards/limits', 'behind proxies'],
]

test.each(OBSERVED)('every field of service.json at %s changes what is observed', async (fields, observe) => {
  const ignored = await ignoredFields({
    schema,
    data: [CONFIG, SHARED],
    except: (field) => !fields.test(field),
    observe: async (data) => {
      const read = schema.safeParse(data)
      return read.success ? observe(read.data) : null
    },
  })
  expect(ignored).toEqual([])
})

test('every other field has a test of a running service', async () => {
  const unproved = await ignoredFields({
    schema,
    data: [CONFIG],
    except: (field) => [...OBSERVED, ...ACTS].some(([fields]) => fields.test(field)),
    observe: () => Promise.resolve([]),
  })
  expect(unproved).toEqual([])
  for (const [, file, title] of ACTS)
    expect(readFileSync(new URL(`../../../service/${file}.test.ts`, import.meta.url), 'utf8')).toContain(
      `('${title}'`,
    )
})
