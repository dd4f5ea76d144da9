import { FORMS } from '../../domain/forms.ts'
import type { FormName } from '../../domain/forms.ts'
import type { ServiceConfig } from '../../schema/service-config.ts'

const DAY = 24 * 3600 * 1000

/**
 * When a submission is erased: after the days that the site says (`retention` of site-config/service.json), else after those of its form.
 * Personal data is kept as long as its purpose takes, and no longer (GDPR, article 5.1 e); docs/processing-register.md lists the
 * defaults.
 */
export function eraseAt(form: FormName, receivedAt: number, { retention }: ServiceConfig): number {
  return receivedAt + (retention?.[form] ?? FORMS[form].retentionDays) * DAY
}
