/** The commands and files that documents show: they exist, they are complete, and they follow their schemas. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { kindOf, RECORD_SCHEMAS } from '../../../../core/build/sources/source-kinds.ts'
import { pageModule } from '../../../../core/schema/page.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { readyTheme } from '../../../../core/schema/theme.ts'
import { program } from '../../../../scripts/docs/reference/commands-page.ts'
import { commandsIn, fencesIn } from '../../../support/markdown.ts'
import type { Fence } from '../../../support/markdown.ts'
import { REPOSITORY } from '../../../support/repository.ts'

const read = (file: string) => readFileSync(path.join(REPOSITORY, file), 'utf8')
const DOCUMENTS = glob.sync(['*.md', 'docs/**/*.md'], { cwd: REPOSITORY }).sort()
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> }

const blocks = DOCUMENTS.flatMap((file) => fencesIn(read(file)).map((fence) => ({ file, fence })))
const shown = (language: RegExp) => blocks.filter(({ fence }) => language.test(fence.language))

describe('commands', () => {
  const commands = shown(/^(?:sh|bash|console)$/).flatMap(({ file, fence }) =>
    commandsIn(fence.text).map((command) => ({ file, command })),
  )

  test.each(commands)('$file: $command', ({ command }) => expect(faultOf(command)).toBeUndefined())

  test.each([
    ['npx agency-site biuld', 'there is no command "biuld"'],
    ['npx agency-site build --nothing', 'agency-site build has no option --nothing'],
    ['npx agency-site build --target geocities', 'agency-site build --target has no value geocities'],
    ['npm run nothing', 'package.json has no script "nothing"'],
  ])('%s is found', (command, fault) => expect(faultOf(command)).toBe(fault))
})

/** Scripts of the `package.json` of a site, which the guides describe. */
const SITE_SCRIPTS = ['build', 'dev', 'check']

function faultOf(command: string): string | undefined {
  const words = command.split(/\s+/).map((word) => word.replace(/^(['"])(.*)\1$/, '$2'))
  const at = words[0] === 'npx' ? words.findIndex((word) => word === 'agency-site') : 0
  if (words[at] === 'agency-site') return faultOfCall(words.slice(at + 1))
  const [npm, run, script = ''] = words
  if (npm !== 'npm' || run !== 'run') return undefined
  if (Object.hasOwn(scripts, script) || SITE_SCRIPTS.includes(script)) return undefined
  return `package.json has no script "${script}"`
}

function faultOfCall(words: readonly string[]): string | undefined {
  const root = program()
  let command = root
  let rest = [...words]
  for (;;) {
    const next = command.commands.find((one) => one.name() === rest[0])
    if (next === undefined) break
    command = next
    rest = rest.slice(1)
  }
  const [first = ''] = rest
  const isGroup = command.commands.length > 0 && command.registeredArguments.length === 0
  if (isGroup && first !== '' && !first.startsWith('-')) return `there is no command "${first}"`
  const options = [...command.options, ...root.options]
  for (const [index, word] of rest.entries()) {
    if (!word.startsWith('-') || word === '-' || word === '--help' || word === '-h') continue
    const [flag = '', given] = word.split('=')
    const option = options.find(({ short, long }) => short === flag || long === flag)
    const name = `agency-site ${command.name()}`
    if (option === undefined) return `${name} has no option ${flag}`
    const value = given ?? (option.required ? rest[index + 1] : undefined)
    if (value !== undefined && option.argChoices !== undefined && /^[a-z-]+$/.test(value))
      if (!option.argChoices.includes(value)) return `${name} ${flag} has no value ${value}`
  }
  return undefined
}

describe('files', () => {
  const files = shown(/^json$/).map(({ file, fence }) => ({ file, fence, start: fence.text.slice(0, 60) }))

  test.each(files)('$file: $fence.info $start', ({ fence }) => {
    const data = dataOf(fence)
    const schema = schemaOf(fence.info)
    if (schema !== undefined) expect(schema.safeParse(data).error?.issues ?? []).toEqual([])
  })

  test('a block that no program could read is found', () => {
    expect(() => dataOf({ language: 'json', info: '', text: '{ "a": 1,, }' })).toThrow()
  })
})

/** A document may show one key of an object. */
function dataOf({ text }: Fence): unknown {
  return JSON.parse(text.startsWith('"') ? `{${text}}` : text)
}

/** The schema of the file that a block names. */
function schemaOf(info: string): z.ZodType | undefined {
  if (info === 'module') return pageModule
  if (!/^(?:content|site-config)\//.test(info)) return undefined
  const kind = kindOf(info)
  switch (kind.kind) {
    case 'config':
      return SITE_CONFIG[kind.name].schema
    case 'theme':
      return readyTheme
    case 'strings':
      return undefined
    case 'unknown':
      throw new Error(`${info} is no file of a site`)
    default:
      return RECORD_SCHEMAS[kind.kind]
  }
}
