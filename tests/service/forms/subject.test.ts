import { expect, test } from 'vitest'
import { subjectOf } from '../../../core/service/submissions/subject.ts'
import { SERVICE_SITE } from '../../support/service-site.ts'

test.each([
  [{ reference: 'VBE12' }, '4127'],
  [{ reference: ' vbe12 ' }, '4127'],
  [{ reference: '4127' }, '4127'],
  [{ reference: 'VBE13' }, 'VBE13'],
  [{ property: '4127', reference: 'VBE13' }, '4127'],
  [{}, ''],
])('a form with %j is about the property %j', (values, property) => {
  expect(subjectOf(values, SERVICE_SITE).property).toBe(property)
})
