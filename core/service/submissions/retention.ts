import { retentionDays } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import type { FormName } from '../../domain/forms.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'

/** The time at which a submission is erased. docs/processing-register.md contains the default days. */
export function eraseAt(form: FormName, receivedAt: number, config: ServiceConfig): number {
  return receivedAt + daysLong(retentionDays(form, config))
}
