import { describe, expect, test } from 'vitest'
import type { FieldChoice } from '../../../../core/domain/form-configuration.ts'
import { withFields } from '../../../../core/domain/form-configuration.ts'
import { fieldsOf } from '../../../../core/domain/form-definition.ts'
import { formProblems } from '../../../../core/domain/form-rules.ts'
import { FORMS } from '../../../../core/domain/forms.ts'
import type { FormName } from '../../../../core/domain/forms.ts'

const choose = (...names: readonly string[]): readonly FieldChoice[] => names.map((name) => ({ name }))
const shownIn = (name: FormName, chosen?: readonly FieldChoice[]) =>
  fieldsOf(withFields(FORMS[name], chosen)).map((field) => field.name)

describe('the fields that a site chooses', () => {
  test('are shown in their order, beside what the page fills in', () => {
    const chosen = choose('email', 'remarks', 'lastName', 'firstName')
    expect(shownIn('contact-me', chosen)).toEqual([
      'language',
      'property',
      'email',
      'remarks',
      'lastName',
      'firstName',
    ])
  })

  test('stay in their groups, and a group without fields goes', () => {
    const form = withFields(FORMS['site-contact'], choose('remarks', 'email', 'lastName', 'firstName'))
    expect(form.groups.map(({ title }) => title)).toEqual([undefined, 'form.group.you'])
  })

  test('leave the hours of a visit and the second buyer of an offer where they are', () => {
    expect(shownIn('contact-appointment', choose('email', 'firstName', 'lastName'))).toEqual([
      'language',
      'property',
      'hold',
      'office',
      'start',
      'startDate',
      'endDate',
      'email',
      'firstName',
      'lastName',
    ])
    expect(shownIn('offer', choose('reference'))).toEqual(expect.arrayContaining(['firstNameB', 'emailB']))
  })

  test('are required as the form has it, or as the site says', () => {
    const form = withFields(FORMS['contact-me'], [
      { name: 'title', required: true },
      { name: 'firstName' },
      { name: 'phone', required: false },
    ])
    expect(formProblems(form, {})).toEqual([
      { field: 'title', key: 'form.error.title.required' },
      { field: 'firstName', key: 'form.error.firstName.required' },
    ])
  })

  test('are all of them where nothing is said', () => {
    expect(withFields(FORMS.offer, undefined)).toBe(FORMS.offer)
  })
})
