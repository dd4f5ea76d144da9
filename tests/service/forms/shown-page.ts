/** Pages of the service with a form. */
import type { FormName } from '../../../core/domain/forms.ts'
import { exampleOf } from '../../../scripts/docs/examples.ts'
import { startService } from '../../support/service.ts'
import type { FormValues, PostOptions, ServiceOptions } from '../../support/service.ts'

export async function pageOf(answer: Response): Promise<Document> {
  return new DOMParser().parseFromString(await answer.text(), 'text/html')
}

interface Sent {
  readonly values?: FormValues
  readonly options?: PostOptions
  readonly service?: ServiceOptions
}

export async function shown(form: FormName, { values = {}, options = {}, service = {} }: Sent = {}) {
  const started = await startService(service)
  const answer = await started.post(form, { ...exampleOf(form), ...values }, { ...options, script: false })
  return { status: answer.status, page: await pageOf(answer) }
}

export const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim()
export const control = (page: Document, name: string) =>
  page.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`)

export const waysOn = (page: Document) =>
  [...page.querySelectorAll('.form-failure a')].map((link) => [text(link), link.getAttribute('href')])
