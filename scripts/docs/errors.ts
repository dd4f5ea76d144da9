/** docs/errors.md, from the catalogue of problems. */
import { CATALOGUE } from '../../core/diagnostics/codes.ts'
import type { CodeEntry } from '../../core/diagnostics/define-code.ts'

type Catalogue = Readonly<Record<string, CodeEntry<never>>>

export function errorsMarkdown(catalogue: Catalogue = CATALOGUE): string {
  const sections = Object.keys(catalogue)
    .toSorted()
    .flatMap((code) => {
      const entry = catalogue[code]
      return entry === undefined ? [] : [section(code, entry)]
    })
  const head = [
    '# Errors and warnings',
    '',
    'Generated from `core/diagnostics/codes` by `npm run docs`. Codes are permanent: a code never comes to mean another problem.',
    'An error stops the build before anything is published; a warning does so only with `--strict`, and one about a duty of the law that is not confirmed never does ([law.md](law.md)).',
    '',
  ]
  return `${head.join('\n')}\n${sections.join('\n')}`
}

function section(code: string, entry: CodeEntry<never>): string {
  const example = exampleOf(entry.message)
  const lines = [`### ${code} ${entry.title}`, '', severityText(entry), '', entry.about, '']
  return [...lines, ...(example === null ? [] : [`Example: \`${example}\``, ''])].join('\n')
}

function severityText({ severity, exit = 1 }: CodeEntry<never>): string {
  const kind = severity === 'error' ? 'Error' : 'Warning'
  return exit === 1 ? `${kind}.` : `${kind}, exit code ${exit}.`
}

/** The message with the names of its parameters, or null if the message needs the values themselves. */
function exampleOf(message: (params: never) => string): string | null {
  const params = new Proxy({}, { get: (_, name) => `<${String(name)}>` })
  try {
    const text = message(params as never)
    return /`|\n|undefined|NaN|\[object/.test(text) || /^<\w+>$/.test(text) ? null : text
  } catch {
    return null
  }
}
