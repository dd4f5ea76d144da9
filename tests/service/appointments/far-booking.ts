/** Bookings that wait for a confirmation by mail. */
import { exampleOf } from '../../../scripts/docs/examples.ts'
import type { ServiceConfig } from '../../../core/schema/service-config.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, TestService } from '../../support/service.ts'

export const VISITOR = 'noor@voorbeeld.be'

export const start = (config: ServiceConfig = {}) =>
  startService({ site: { captcha: false, locales: ['nl', 'fr', 'en', 'de'] }, config })

export const ask = (service: TestService, values: FormValues, address = '192.0.2.7') =>
  service.post(
    'contact-appointment',
    {
      ...exampleOf('contact-appointment'),
      newsletter: [],
      hold: '',
      language: 'nl',
      email: VISITOR,
      ...values,
    },
    { address },
  )

export const states = async ({ store }: TestService) =>
  (await store.db.selectFrom('appointment').select('state').orderBy('starts_at').execute()).map(
    ({ state }) => state,
  )
