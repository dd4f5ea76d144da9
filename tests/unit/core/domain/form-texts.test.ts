import { expect, test } from 'vitest'
import { isFormText } from '../../../../core/domain/form-texts.ts'

test.each([
  ['form.error.email.invalid', true],
  ['form.problems.one', true],
  ['error.login', true],
  ['form.label.email', false],
  ['portal.error.login', false],
  ['page.form.error.x', false],
])('the script of forms loads %s: %s', (key, isLoaded) => {
  expect(isFormText(key)).toBe(isLoaded)
})
