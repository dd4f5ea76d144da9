import { REFERENCE } from '../../core/domain/record-reference.ts'

/**
 * A link from a property's page contains its reference as `?property=4127`, and the form takes it over. Only
 * what can be a reference is accepted, as the visitor did not type it.
 */
export function fillReference(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="reference"]')
  const given = new URLSearchParams(location.search).get('property') ?? ''
  if (field && field.value === '' && REFERENCE.test(given)) field.defaultValue = given
}
