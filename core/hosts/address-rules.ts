/** The addresses of a site as rules of a host: exact ones, and expressions for those with an id or a postal code. */
import { townKey } from '../domain/addresses.ts'
import type { AddressPattern } from '../domain/addresses.ts'
import type { Localised } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import { onRoot } from './hosted-site.ts'
import type { HostedAddresses } from './hosted-site.ts'

/** The part of a pattern by which a record or a town is known. */
const KNOWN_BY = { property: '{id}', project: '{id}', town: '{zip}' } as const

/** Addresses whose answer is found by a number in them. */
interface AddressRule {
  readonly kind: keyof typeof KNOWN_BY
  readonly locale: Locale
  /** From the root of the host, with a slash at its end: `/nl/te-koop/{town}/{slug}/{id}/`. */
  readonly pattern: string
  /** The key of an answer is the number between these texts. */
  readonly key: readonly [before: string, after: string]
}

/** In the order in which they are tried. Pages of lists have none, because they are files. */
export function addressRules(site: HostedAddresses): readonly AddressRule[] {
  return site.patterns.flatMap(({ kind, locale, path }) =>
    kind === 'list' || !path.includes(KNOWN_BY[kind])
      ? []
      : [
          {
            kind,
            locale: locale ?? site.defaultLocale,
            pattern: onRoot(site, path),
            key: keyAround(kind, path),
          },
        ],
  )
}

function keyAround(kind: AddressPattern['kind'], path: string): readonly [string, string] {
  if (kind !== 'town') return [`${kind}/`, '']
  const [before = '', after = ''] = plainKey(townKey(path, '\0')).split('\0')
  return [before, after]
}

/** Braces begin a variable in the rules of some hosts. */
function plainKey(key: string): string {
  return key.replace(/[{}]/g, '')
}

/** The answers of one kind for each language that addresses have, by language and key in one text. */
export function* answerRows(
  site: HostedAddresses,
  kind: 'moved' | 'gone',
): Iterable<readonly [key: string, address: string]> {
  const locales = [...new Set(addressRules(site).map(({ locale }) => locale))]
  for (const [key, answer] of site.answers()) {
    if (!(kind in answer)) continue
    for (const locale of locales) {
      const page = pageIn('moved' in answer ? answer.moved : answer.gone, locale, site)
      if (page !== undefined) yield [`${locale} ${plainKey(key)}`, onRoot(site, page)]
    }
  }
}

/** An expression for the addresses of a rule, without anchors. Its only group has the id or the postal code. */
export function expressionOf(
  { kind, pattern }: Pick<AddressRule, 'kind' | 'pattern'>,
  ids?: readonly string[],
): string {
  const number =
    ids === undefined ? `(${kind === 'town' ? '[0-9]{4}' : '[0-9]{1,12}'})` : `(?:${ids.join('|')})`
  const parts = pattern.replace(/\/$/, '').split(/(\{[^{}]*\})/)
  const source = parts.map((part) => {
    if (part === KNOWN_BY[kind]) return kind === 'town' ? number : `0*${number}`
    return part.startsWith('{') ? '[^/]+' : literal(part)
  })
  return `${source.join('')}/?`
}

/** The page for homes that were never published, by the addresses of homes. */
export function unknownRules(site: HostedAddresses): readonly (AddressRule & { readonly page: string })[] {
  return addressRules(site).flatMap((rule) => {
    const page = pageIn(site.missing, rule.locale, site)
    return rule.kind !== 'property' || page === undefined ? [] : [{ ...rule, page: onRoot(site, page) }]
  })
}

export function literal(text: string): string {
  return text.replace(/[.*+?^$()|[\]{}\\]/g, '\\$&')
}

interface RemovedRule extends Pick<AddressRule, 'kind' | 'pattern'> {
  readonly ids: readonly string[]
  /** The page that shows how the records ended, encoded, from the root of the host. */
  readonly page: string
}

/** The addresses of removed homes and projects, grouped by the page that shows their end. */
export function removedRules(site: HostedAddresses): readonly RemovedRule[] {
  const removed = removedRecords(site)
  return addressRules(site).flatMap(({ kind, locale, pattern }) =>
    removed.flatMap((group) => {
      const page = pageIn(group.pages, locale, site)
      return page === undefined || group.kind !== kind
        ? []
        : [{ kind, pattern, ids: group.ids, page: onRoot(site, page) }]
    }),
  )
}

interface RemovedRecords {
  readonly kind: string
  readonly pages: Localised<string>
  readonly ids: string[]
}

function removedRecords(site: HostedAddresses): readonly RemovedRecords[] {
  const groups = new Map<string, RemovedRecords>()
  for (const [key, answer] of site.answers()) {
    if (!('gone' in answer)) continue
    const [kind = '', id = ''] = key.split('/')
    const name = `${kind} ${JSON.stringify(answer.gone)}`
    const group = groups.get(name) ?? { kind, pages: answer.gone, ids: [] }
    group.ids.push(id)
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** The page in the language asked for, or else in the language of the site, or in any. */
function pageIn(
  pages: Localised<string>,
  locale: Locale,
  { defaultLocale }: HostedAddresses,
): string | undefined {
  return pages[locale] ?? pages[defaultLocale] ?? Object.values(pages)[0]
}

/** Signs that no host takes for a wildcard, a variable or the end of a text. */
const PLAIN = /^[\p{L}\p{M}\p{N}/._~!&()+,;=@-]*$/u

/**
 * Redirects from the root of the host; an address with a slash at its end is followed by the one without. An address
 * with other signs has no rule, because its page redirects as well.
 */
export function redirectRules(site: HostedAddresses): readonly (readonly [from: string, to: string])[] {
  return site.redirects.flatMap(({ from, to }) => {
    if (!PLAIN.test(from)) return []
    const address = onRoot(site, from)
    const others = address.length > 1 && address.endsWith('/') ? [address.slice(0, -1)] : []
    return [address, ...others].map((one) => [one, safeTarget(onRoot(site, to))] as const)
  })
}

/**
 * Redirects of folders, with a slash at the end of each: those that are apart, or all, for hosts that look for files and
 * former addresses of homes first. The script of the 404 page knows the others.
 */
export function folderRules(
  site: HostedAddresses,
  which: 'apart' | 'all' = 'apart',
): readonly (readonly [folder: string, to: string])[] {
  return site.folders
    .filter(({ folder, isApart }) => PLAIN.test(folder) && (isApart || which === 'all'))
    .map(({ folder, to }) => [onRoot(site, folder), safeTarget(onRoot(site, to))])
}

/** An expression for a folder and all below it, from `/old/`. */
export function belowFolder(folder: string): string {
  return `${literal(folder.slice(0, -1))}(?:/.*)?`
}

/** Hosts read variables in targets. */
function safeTarget(target: string): string {
  return encodeURI(target)
    .replaceAll('%25', '%')
    .replace(/[$'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}
