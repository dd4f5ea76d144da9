// Writes docs/errors.md and docs/schemas/*.json from the compiled catalogue and schemas: run `npm run compile` first.
// Other folders may be given, to read from and to write to: `node scripts/generate-docs.mjs <dist> <docs>`.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = resolve(process.argv[2] ?? `${root}/dist`)
const docs = resolve(process.argv[3] ?? `${root}/docs`)
const { CATALOGUE } = await compiled('core/diagnostics/codes.js')
const { jsonSchemas } = await compiled('core/schema/json-schema.js')

mkdirSync(docs, { recursive: true })
writeFileSync(`${docs}/errors.md`, errorsMarkdown(CATALOGUE))
writeSchemas(`${docs}/schemas`, jsonSchemas())

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
