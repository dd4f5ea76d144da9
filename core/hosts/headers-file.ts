/** The text of `_headers`, which Netlify and Cloudflare Pages read. */
import { ASSET_FOLDER } from '../system/paths.ts'
import { cacheControl } from './headers.ts'
import type { HostedSite } from './hosted-site.ts'

interface HeaderRule {
  readonly path: string
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** Both hosts let pages be revalidated by themselves; a second rule for the same header would be added to that. */
export function headerRules({ base, headers }: Pick<HostedSite, 'base' | 'headers'>): readonly HeaderRule[] {
  const assets = cacheControl(`/${ASSET_FOLDER}/`)
  return [
    { path: `${base}/*`, headers: Object.entries(headers.pages) },
    { path: `${base}/${ASSET_FOLDER}/*`, headers: [['Cache-Control', assets]] },
    ...headers.folders.map(({ folder, headers: own }) => ({
      path: `${base}/${folder}/*`,
      headers: differences(own, headers.pages),
    })),
  ]
}

/** Headers of the first that the second does not have with the same value. */
export function differences(
  headers: Readonly<Record<string, string>>,
  others: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  return Object.entries(headers).filter(([name, value]) => others[name] !== value)
}

/** With `replaces`, a rule removes a header of an earlier one before it sets its own. */
export function headersText(rules: readonly HeaderRule[], { replaces = false } = {}): string {
  const seen = new Set<string>()
  const linesOf = ([name, value]: readonly [string, string]) => {
    const isSet = seen.has(name)
    seen.add(name)
    return [...(replaces && isSet ? [`  ! ${name}`] : []), `  ${name}: ${value}`]
  }
  return `${rules.map(({ path, headers }) => [path, ...headers.flatMap(linesOf)].join('\n')).join('\n\n')}\n`
}
