/** Everything about a form is in its own file: no other file decides by the name of a form. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { FORM_NAMES, FORMS } from '../../core/domain/forms.ts'
import type { FormName } from '../../core/domain/forms.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface Exception {
  readonly word: FormName
  readonly files: readonly string[]
  readonly reason: string
}

const EXCEPTIONS: readonly Exception[] = [
  {
    word: 'reset-password',
    files: ['templates/client/reset-token.ts'],
    reason: 'every page loads it; an import of the definition would load the fields of forms with it',
  },
  {
    word: 'owner-login',
    files: ['templates/client/owner.ts'],
    reason: 'every page loads it; an import of the definition would load the fields of forms with it',
  },
  {
    word: 'contact-appointment',
    files: ['core/site/strings.ts'],
    reason: 'a former key of a text, which sites may go on using',
  },
  {
    word: 'demand-register',
    files: ['core/site/strings.ts'],
    reason: 'a former key of a text, which sites may go on using',
  },
  {
    word: 'appointment',
    files: [
      'core/service/appointments/*.ts',
      'core/service/desk/*.ts',
      'core/service/inbox/*.ts',
      'core/service/portal/booked-visits.ts',
      'core/service/requests-data.ts',
      'core/service/signed-link.ts',
      'core/service/store/**/*.ts',
      'scripts/demo/seed-desk.ts',
    ],
    reason: 'the table of appointments and the purpose of their links, whichever form they come from',
  },
  {
    word: 'unsubscribe',
    files: ['core/service/newsletter/export.ts'],
    reason: 'a column of the exported subscribers',
  },
  {
    word: 'testimonial',
    files: ['core/domain/form-definition.ts', 'core/domain/form-fields.ts'],
    reason: 'a group and a field',
  },
  { word: 'offer', files: ['core/domain/form-definition.ts'], reason: 'a group' },
]

/** Names of forms in the string literals of a file; a hyphenated name counts inside a longer literal too. */
function namesIn(file: string): readonly FormName[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  const code = text.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*|^import .*|^\} from .*/gm, '')
  const literals = [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map((match) =>
    match.slice(1).join(''),
  )
  return FORM_NAMES.filter((name) =>
    literals.some((literal) =>
      name.includes('-') ? new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(literal) : literal === name,
    ),
  )
}

const files = (patterns: readonly string[], ignore: readonly string[] = []) =>
  glob.sync([...patterns], { cwd: ROOT, ignore: [...ignore] }).sort()

const keysIn = (folder: string) => files([`${folder}/*.ts`]).map((file) => path.basename(file, '.ts'))

test('a form has one file, which has its key as its name and holds its public name', () => {
  const forms = Object.values(FORMS)
  expect(keysIn('core/domain/forms')).toEqual(forms.map(({ key }) => key).sort())
  for (const { key, name } of forms) expect(namesIn(`core/domain/forms/${key}.ts`)).toContain(name)
})

test('what the service does with a form has the name of the form', () => {
  const keys: readonly string[] = Object.values(FORMS).map(({ key }) => key)
  expect(keysIn('core/service/forms').filter((name) => !keys.includes(name))).toEqual([])
})

test('no other file names a form', () => {
  const found = files(
    ['{core,templates,cli,scripts}/**/*.{ts,tsx,mjs}'],
    ['core/domain/forms/*.ts', 'core/languages/**'],
  ).flatMap((file) => namesIn(file).map((word) => `${file} ${word}`))
  const allowed = EXCEPTIONS.flatMap(({ word, files: patterns }) =>
    files(patterns).map((file) => `${file} ${word}`),
  )
  expect(found.filter((one) => !allowed.includes(one))).toEqual([])
})

test.each(EXCEPTIONS)('$word may stand elsewhere: $reason', ({ word, files: patterns }) => {
  for (const pattern of patterns) {
    expect(files([pattern]).filter((file) => namesIn(file).includes(word))).not.toEqual([])
  }
})
