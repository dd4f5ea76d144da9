/** The time that a visitor takes to fill in a form. */
import type { Locator } from 'playwright'
import { MINIMUM_SECONDS, STARTED_FIELD } from '../../core/domain/form-guards.ts'

/**
 * Tests fill in a form faster than a visitor, and its script would wait for the rest of the minimum time,
 * which `forms.test.ts` tests. This sets the start of the form to an earlier time once its script controls
 * it.
 */
export async function beginInTime(form: Locator): Promise<void> {
  const field = form.locator(`input[name="${STARTED_FIELD}"]`)
  const began = await field.inputValue()
  if (began === '') throw new Error('the script does not have the form')
  const value = String(Number(began) - MINIMUM_SECONDS * 1000)
  await field.evaluate(
    (input, changed) => {
      Object.assign(input, changed)
    },
    { value },
  )
}
