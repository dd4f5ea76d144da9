import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FORM_NAMES, FORMS } from '../../../core/domain/forms.ts'
import { REPOSITORY } from '../../support/repository.ts'

const register = readFileSync(path.join(REPOSITORY, 'docs/processing-register.md'), 'utf8')
const rows = register.split('\n').filter((line) => line.startsWith('|'))

test.each(FORM_NAMES.filter((name) => !FORMS[name].account))(
  'the processing register says how long %s is kept',
  (form) => {
    const row = rows.find((line) => line.includes(`\`${form}\``))
    expect(row?.split('|').at(-2)?.trim()).toBe(`${FORMS[form].retentionDays} days`)
  },
)
