import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { FORM_NAMES } from '../../../core/domain/form-definition.ts'
import { ACCOUNT_FORMS } from '../../../core/domain/form-targets.ts'
import { RETENTION_DAYS } from '../../../core/service/forms/retention.ts'
import { REPOSITORY } from '../../support/repository.ts'

const register = readFileSync(path.join(REPOSITORY, 'docs/processing-register.md'), 'utf8')
const rows = register.split('\n').filter((line) => line.startsWith('|'))

test.each(FORM_NAMES.filter((name) => !ACCOUNT_FORMS.has(name)))(
  'the processing register says how long %s is kept',
  (form) => {
    const row = rows.find((line) => line.includes(`\`${form}\``))
    expect(row?.split('|').at(-2)?.trim()).toBe(`${RETENTION_DAYS[form]} days`)
  },
)
