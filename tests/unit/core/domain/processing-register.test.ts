/** The register of processing names every form with its retention and its legal basis, as the service acts. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FORMS } from '../../../../core/domain/forms.ts'

const register = readFileSync(new URL('../../../../docs/processing-register.md', import.meta.url), 'utf8')
const LETTERS = { steps: 'b', consent: 'a', interest: 'f' } as const

test.each(Object.values(FORMS).flatMap((form) => (form.account ? [] : [form])))(
  '$name',
  ({ name, retentionDays, basis }) => {
    const row = register.split('\n').find((line) => line.includes(`\`${name}\``)) ?? ''
    const [, , , purpose, , retention] = row.split('|').map((cell) => cell.trim())
    expect([retention, purpose]).toEqual([
      `${retentionDays} days`,
      expect.stringMatching(new RegExp(`\\(${LETTERS[basis]}\\b`)),
    ])
  },
)
