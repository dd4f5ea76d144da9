/** The stored submissions and the mails of a service. */
import { exampleOf } from '../../../scripts/docs/examples.ts'
import type { TestService } from '../../support/service.ts'

export const kept = async ({ store }: TestService) =>
  (await store.db.selectFrom('submission').select('id').execute()).length
export const contact = exampleOf('contact-me')
