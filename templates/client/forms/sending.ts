import { readAnswer } from '../../../core/domain/form-answer.ts'
import type { FormOutcome } from '../../../core/domain/form-answer.ts'
import { ask } from './asking.ts'
import type { LiveForm } from './live-form.ts'

/** Posts the values of the form in the encoding of a native submission, and reads the outcome. */
export async function send({ form, definition }: LiveForm): Promise<FormOutcome> {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
  try {
    const response = await ask(form.action, { method: 'POST', body })
    const { status, redirected, url } = response
    const answer = { status, redirected, url, body: await jsonOf(response) }
    return readAnswer(answer, definition, location.origin)
  } catch {
    return { kind: 'failed' }
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  return isJson ? ((await response.json()) as unknown) : undefined
}
