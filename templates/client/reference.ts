import { RECORD_ID } from '../../core/domain/record-id.ts'

/**
 * A link from a property's page contains its reference as `?property=4127`, and the form takes it over. Only
 * digits are accepted, as the visitor did not type them.
 */
export function fillReference(): void {
  const field = document.querySelector<HTMLInputElement>('input[name="reference"]')
  const given = new URLSearchParams(location.search).get('property') ?? ''
  if (field && field.value === '' && RECORD_ID.test(given)) field.defaultValue = given
}
