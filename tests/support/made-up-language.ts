/** Languages added to a copy of the package by the steps of CONTRIBUTING.md, "A language". */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { REPOSITORY } from './repository.ts'

/** The lists of languages, and the entry of a new language beside that of German. */
const LISTS: Readonly<Record<string, (text: string, code: string) => string>> = {
  'codes.ts': (text, code) => text.replace("'] as const", `', '${code}'] as const`),
  'languages.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm, /^ {2}de: .*$/gm] }),
  'quantities.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm, /^ {2}de: .*$/gm] }),
  'written-numbers.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm, /^ {2}de: .*$/gm] }),
  'wording.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm, /^ {2}de: .*$/gm] }),
  'advert-words.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm, /^ {2}de: .*$/gm] }),
  'code-texts.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm] }).replace(
      /(?<=TEXTS.*) \}/,
      `, ${code} }`,
    ),
  'export-words.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm] }).replace(/ de \}$/m, ` de, ${code} }`),
  'limit-words.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm] }).replace(/ de \}$/m, ` de, ${code} }`),
  'number-words.ts': (text, code) => repeated(text, { code, lines: [/^ {2}de: .*$/gm] }),
  'strings.ts': (text, code) =>
    repeated(text, { code, lines: [/^import .* from '.\/de\/.*$/gm] }).replace(
      /(?<=TEXTS.*) \}/,
      `, ${code} }`,
    ),
}

/** Copies the folder of English, with the code before every text. */
export function addLanguage(root: string, code: string, lists = Object.keys(LISTS)): void {
  const languages = path.join(root, 'core/languages')
  cpSync(path.join(languages, 'en'), path.join(languages, code), { recursive: true })
  const strings = path.join(languages, code, 'strings')
  for (const file of readdirSync(strings)) {
    change(path.join(strings, file), (text) => text.replace(/^( +"[^"]+": ")/gm, `$1${code} `))
  }
  for (const list of lists) change(path.join(languages, list), (text) => LISTS[list]?.(text, code) ?? text)
}

export function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`${file} has nothing to change`)
  writeFileSync(file, after)
}

/**
 * The problems that the compiler reports, one a line; empty if there are none. It runs in one thread, as
 * several take twice the work.
 */
export function compile(root: string, project: string): string {
  const tsc = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', project, '--singleThreaded'], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout
}

function repeated(text: string, { code, lines }: { code: string; lines: readonly RegExp[] }): string {
  return lines.reduce(
    (done, line) => done.replace(line, (found) => `${found}\n${found.replace(/\bde\b/g, code)}`),
    text,
  )
}
