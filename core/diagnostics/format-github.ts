/** Diagnostics as workflow commands of GitHub Actions: they become annotations of the changed lines. */
import { CATALOGUE } from './codes.ts'
import type { Diagnostic } from './diagnostic.ts'

/** `folder` is the site's folder in the repository, with `/` at its end; empty when the site is the repository. */
export function formatGithub(diagnostic: Diagnostic, folder = ''): string {
  const { code, severity, message, hint, at } = diagnostic
  const properties: [name: string, value: string | number][] = []
  if (at !== undefined) {
    properties.push(['file', `${folder}${at.file}`], ['line', at.line], ['col', at.column])
    if (at.length > 0) properties.push(['endColumn', at.column + at.length])
  }
  properties.push(['title', `${code} ${CATALOGUE[code].title}`])
  const list = properties.map(([name, value]) => `${name}=${escapeProperty(String(value))}`).join(',')
  return `::${severity} ${list}::${escapeData(hint === undefined ? message : `${message}\n${hint}`)}`
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
