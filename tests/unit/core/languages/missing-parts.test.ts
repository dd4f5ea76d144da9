/** A language that lacks something does not compile, and the compiler names what is missing. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLanguage, change, compile } from '../../../support/made-up-language.ts'
import { REPOSITORY } from '../../../support/repository.ts'

interface Spoilt {
  readonly what: string
  readonly spoil: (folder: string) => void
  /** The file of the problem, and its message. */
  readonly said: readonly [file: string, problem: string]
}

/** One invented language for each fault, so that the compiler runs once. */
const SPOILT: Readonly<Record<string, Spoilt>> = {
  xa: {
    what: 'its conventions',
    spoil: (folder) => rmSync(path.join(folder, 'language.ts')),
    said: ['languages.ts', "Cannot find module './xa/language.ts'"],
  },
  xb: {
    what: 'one of its conventions',
    spoil: (folder) => without(folder, 'language.ts', /^ {2}spellsUmlauts: .*\n/m),
    said: ['xb/language.ts', "Property 'spellsUmlauts' is missing"],
  },
  xc: {
    what: 'its search words',
    spoil: (folder) => without(folder, 'language.ts', /^export const searchWords[^]*?\n\n/m),
    said: ['languages.ts', "Property 'searchWords' does not exist"],
  },
  xd: {
    what: 'its numbers in words',
    spoil: (folder) => rmSync(path.join(folder, 'number-words.ts')),
    said: ['number-words.ts', "Cannot find module './xd/number-words.ts'"],
  },
  xe: {
    what: 'a part of its numbers in words',
    spoil: (folder) => without(folder, 'number-words.ts', /^ {2}fold,\n/m),
    said: ['xe/number-words.ts', "Property 'fold' is missing"],
  },
  xf: {
    what: 'a file of texts',
    spoil: (folder) => rmSync(path.join(folder, 'strings/mail.json')),
    said: ['xf/strings.ts', "Cannot find module './strings/mail.json'"],
  },
  xg: {
    what: 'a text',
    spoil: (folder) => without(folder, 'strings/requests.json', /^ +"appointment.moment": .*\n/m),
    said: ['xg/strings.ts', `Property '"appointment.moment"' is missing`],
  },
}

const root = mkdtempSync(path.join(tmpdir(), 'agency-site-languages-'))
let problems = ''

beforeAll(() => {
  cpSync(path.join(REPOSITORY, 'core/languages'), path.join(root, 'core/languages'), { recursive: true })
  cpSync(path.join(REPOSITORY, 'tsconfig.json'), path.join(root, 'tsconfig.base.json'))
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ type: 'module' }))
  const project = { extends: './tsconfig.base.json', compilerOptions: { types: [] }, include: ['core'] }
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(project))
  for (const [code, { spoil }] of Object.entries(SPOILT)) {
    addLanguage(root, code)
    spoil(path.join(root, 'core/languages', code))
  }
  addLanguage(root, 'xz', ['codes.ts'])
  problems = compile(root, 'tsconfig.json')
})

afterAll(() => rmSync(root, { recursive: true }))

function without(folder: string, file: string, part: RegExp): void {
  change(path.join(folder, file), (text) => text.replace(part, ''))
}

function problemsOf(file: string): string {
  return problems
    .split(/^(?=core\/)/m)
    .filter((problem) => problem.startsWith(`core/languages/${file}(`))
    .join('')
}

test.each(Object.values(SPOILT))('$what', ({ said: [file, problem] }) => {
  expect(problemsOf(file)).toContain(problem)
})

test.each(['languages.ts', 'number-words.ts', 'strings.ts'])('a code that %s does not have', (file) => {
  expect(problemsOf(file)).toContain("Property 'xz' is missing")
})
