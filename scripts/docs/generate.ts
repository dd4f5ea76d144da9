/** Writes the generated documents and schemas of docs/: `npm run docs`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MINIMUM_SECONDS } from '../../core/domain/form-guards.ts'
import { CHOICES_LIMIT } from '../../core/domain/form-rules.ts'
import { ANSWERS, CODE_MEANINGS } from '../../core/http/answers.ts'
import { LIFETIME_SECONDS } from '../../core/http/challenge.ts'
import { ENDPOINTS } from '../../core/http/endpoints.ts'
import { PORTAL_ENDPOINTS } from '../../core/http/portal-endpoints.ts'
import { SERVICE_ENDPOINTS } from '../../core/http/service-endpoints.ts'
import { jsonSchemas } from './content-schemas.ts'
import { deskMarkdown } from './desk.ts'
import { errorsMarkdown } from './errors.ts'
import {
  answersTable,
  codesTable,
  endpointsTable,
  filled,
  formSection,
  portalTable,
  refusalsTable,
  serviceTable,
} from './http-api.ts'
import type { JsonObject } from './json.ts'
import { lawMarkdown } from './law.ts'
import { moneyMarkdown } from './money.ts'
import { placeholdersTable } from './placeholders.ts'
import { openApi } from './openapi.ts'
import { plausibilityMarkdown } from './plausibility.ts'
import { referencePages } from './reference/pages.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** `node scripts/run.mjs scripts/docs/generate.ts [folder]` */
export function main([folder = path.join(ROOT, 'docs')]: readonly string[]): void {
  generateDocs(folder)
}

export function generateDocs(folder: string): void {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(folder, { recursive: true })
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const document = openApi(version)
  write('errors.md', errorsMarkdown())
  write('http-api.md', httpApiMarkdown(document))
  write('openapi.json', jsonText(document))
  const placeholders = readFileSync(path.join(import.meta.dirname, 'placeholders.md'), 'utf8')
  write('placeholders.md', placeholders.replace('{table}', placeholdersTable()))
  const plausibility = readFileSync(path.join(import.meta.dirname, 'plausibility.md'), 'utf8')
  write('plausibility.md', plausibilityMarkdown(plausibility))
  write('law.md', lawMarkdown(readFileSync(path.join(import.meta.dirname, 'law.md'), 'utf8')))
  write('desk.md', deskMarkdown(readFileSync(path.join(import.meta.dirname, 'desk.md'), 'utf8')))
  write('money.md', moneyMarkdown(readFileSync(path.join(import.meta.dirname, 'money.md'), 'utf8')))
  writeFolder(path.join(folder, 'reference'), referencePages())
  writeFolder(path.join(folder, 'schemas'), schemaFiles())
}

function httpApiMarkdown(document: JsonObject): string {
  const { schemas } = document['components'] as { schemas: Readonly<Record<string, JsonObject>> }
  const sections = ENDPOINTS.flatMap((endpoint) => {
    const { form } = endpoint
    return form === undefined ? [] : [formSection(form, endpoint, schemas[form] ?? {})]
  })
  return filled(readFileSync(path.join(import.meta.dirname, 'http-api.md'), 'utf8'), {
    endpoints: endpointsTable(ENDPOINTS),
    answers: answersTable(Object.values(ANSWERS)),
    codes: codesTable(CODE_MEANINGS),
    minimum: String(MINIMUM_SECONDS),
    lifetime: String(LIFETIME_SECONDS / 60),
    choices: String(CHOICES_LIMIT),
    portal: portalTable(PORTAL_ENDPOINTS),
    refusals: refusalsTable(),
    service: serviceTable(SERVICE_ENDPOINTS),
    forms: sections.join('\n').trimEnd(),
  })
}

function schemaFiles(): Readonly<Record<string, string>> {
  const files = Object.entries(jsonSchemas()).map(([name, schema]) => [`${name}.json`, jsonText(schema)])
  return Object.fromEntries(files) as Readonly<Record<string, string>>
}

/** Removes files that are no longer generated. */
function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (!Object.hasOwn(files, file)) rmSync(path.join(folder, file))
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
}

function jsonText(value: JsonObject): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
