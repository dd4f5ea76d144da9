// Writes docs/errors.md, docs/schemas/*.json, docs/http-api.md and docs/openapi.json from the compiled catalogue, schemas and
// table of endpoints: run `npm run compile` first.
// Other folders may be given, to read from and to write to: `node scripts/generate-docs.mjs <dist> <docs>`.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  answersTable,
  codesTable,
  endpointsTable,
  formSection,
  httpApiMarkdown,
  portalTable,
  refusalsTable,
  serviceTable,
} from './http-api.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = resolve(process.argv[2] ?? `${root}/dist`)
const docs = resolve(process.argv[3] ?? `${root}/docs`)
const { CATALOGUE } = await compiled('core/diagnostics/codes.js')
const { jsonSchemas } = await compiled('core/schema/json-schema.js')

mkdirSync(docs, { recursive: true })
writeFileSync(`${docs}/errors.md`, errorsMarkdown(CATALOGUE))
writeSchemas(`${docs}/schemas`, jsonSchemas())
await writeHttpApi()

function compiled(file) {
  return import(pathToFileURL(`${dist}/${file}`).href)
}

function errorsMarkdown(catalogue) {
  const codes = Object.keys(catalogue).sort()
  const sections = codes.map((code) => section(code, catalogue[code]))
  const head = [
    '# Errors and warnings',
    '',
    'Generated from `core/diagnostics/codes` by `npm run docs`. Codes are permanent: a code never comes to mean another problem.',
    'An error stops the build before anything is published; a warning does so only with `--strict`.',
    '',
  ]
  return `${head.join('\n')}\n${sections.join('\n')}`
}

function section(code, entry) {
  const example = exampleOf(entry.message)
  const lines = [`### ${code} ${entry.title}`, '', severityText(entry), '', entry.about, '']
  return [...lines, ...(example === null ? [] : [`Example: \`${example}\``, ''])].join('\n')
}

function severityText({ severity, exit = 1 }) {
  const kind = severity === 'error' ? 'Error' : 'Warning'
  return exit === 1 ? `${kind}.` : `${kind}, exit code ${exit}.`
}

/** The message with the names of its parameters; null where the message needs more of them than a name. */
function exampleOf(message) {
  const params = new Proxy({}, { get: (_, name) => `<${String(name)}>` })
  try {
    const text = message(params)
    return /`|\n|undefined|NaN|\[object/.test(text) || /^<\w+>$/.test(text) ? null : text
  } catch {
    return null
  }
}

async function writeHttpApi() {
  const { openApi } = await compiled('core/http/openapi.js')
  const { ENDPOINTS: endpoints } = await compiled('core/http/endpoints.js')
  const { ANSWERS: answers, CODE_MEANINGS } = await compiled('core/http/answers.js')
  const { encoded, exampleAnswer, exampleOf, exampleRefusal } = await compiled('core/http/examples.js')
  const { LIFETIME_SECONDS } = await compiled('core/http/challenge.js')
  const { CHOICES_LIMIT } = await compiled('core/domain/form-rules.js')
  const { PORTAL_API: api } = await compiled('core/http/portal.js')
  const portal = await compiled('core/http/portal-endpoints.js')
  const { SERVICE_ENDPOINTS } = await compiled('core/http/service-endpoints.js')
  const { MINIMUM_SECONDS } = await compiled('core/domain/form-guards.js')
  const document = openApi(JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).version)
  const sections = endpoints
    .filter(({ form }) => form !== undefined)
    .map((endpoint) => {
      const { form } = endpoint
      const request = encoded(exampleOf(form))
      const examples = { request, answer: exampleAnswer(form), refusal: exampleRefusal(form) }
      return formSection({ endpoint, schema: document.components.schemas[form], answers, examples })
    })
  const markdown = httpApiMarkdown(readFileSync(`${root}/scripts/http-api.md`, 'utf8'), {
    endpoints: endpointsTable(endpoints, answers),
    answers: answersTable(answers),
    codes: codesTable(CODE_MEANINGS),
    minimum: String(MINIMUM_SECONDS),
    lifetime: String(LIFETIME_SECONDS / 60),
    choices: String(CHOICES_LIMIT),
    portal: portalTable(portal.PORTAL_ENDPOINTS, {
      api,
      refusals: portal.PORTAL_REFUSALS,
      refusalsOf: portal.refusalsOf,
      schemas: portal.PORTAL_SCHEMAS,
    }),
    refusals: refusalsTable(portal.PORTAL_REFUSALS),
    service: serviceTable(SERVICE_ENDPOINTS),
    forms: sections.join('\n').trimEnd(),
  })
  writeFileSync(`${docs}/http-api.md`, markdown)
  writeFileSync(`${docs}/openapi.json`, `${JSON.stringify(document, null, 2)}\n`)
}

/** A schema that is no longer exported leaves no file behind. */
function writeSchemas(folder, schemas) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) {
    if (!Object.hasOwn(schemas, file.replace(/\.json$/, ''))) rmSync(`${folder}/${file}`)
  }
  for (const [name, schema] of Object.entries(schemas)) {
    writeFileSync(`${folder}/${name}.json`, `${JSON.stringify(schema, null, 2)}\n`)
  }
}
