/**
 * Answers for addresses without a page, by HTTP status. The 404 page of a static host can only redirect by
 * script.
 */
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { pageKey, REDIRECTS_FILE, resolveAddress } from '../domain/addresses.ts'
import type { Resolution } from '../domain/addresses.ts'
import { isRedirectTarget } from '../domain/read-addresses.ts'
import type { Lack } from '../hosts/hosts.ts'
import { detectLocale } from '../domain/locale.ts'
import { isRecord } from '../domain/untrusted.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { UrlPath } from '../system/paths.ts'

/**
 * 410 (Gone): the page existed and does not come back. Search engines remove such an address sooner than
 * after 404.
 */
export type MissingStatus = 404 | 410

export interface AddressContent {
  /** Returns the parsed JSON of a file of the output; null if the file does not exist. */
  readonly data: (file: string) => Promise<unknown>
  /**
   * A page by the name of its file, as the answer for an address without a page; null if the file does not
   * exist.
   */
  readonly missing: (context: Context, file: string, status: MissingStatus) => Promise<Response | null>
}

/** The redirect of the configuration for an address; null if the configuration contains none. */
export async function redirectFor({ data }: AddressContent, context: Context): Promise<Response | null> {
  const redirects = await data(REDIRECTS_FILE)
  const key = pageKey(context.req.path)
  const href = isRecord(redirects) && Object.hasOwn(redirects, key) ? redirects[key] : null
  return isRedirectTarget(href) ? context.redirect(href, 301) : null
}

/** Null for an unknown address. */
export async function answerFor(
  content: AddressContent,
  context: Context,
  lacks: readonly Lack[] = [],
): Promise<Response | null> {
  const { pathname, search } = new URL(context.req.url)
  const found = await resolveAddress(pathname, {
    read: content.data,
    preferred: (enabled, fallback) => detectLocale({ navigator: acceptedBy(context) }, enabled, fallback),
  })
  if (found === null || isLacking(found, lacks)) return null
  if (found.kind === 'redirected') return context.redirect(found.href, 301)
  const answer =
    found.kind === 'moved'
      ? context.redirect(`${found.href}${search}`, found.isLasting ? 301 : 302)
      : await content.missing(
          context,
          outputOfUrl(decodeURI(found.href) as UrlPath),
          found.kind === 'gone' && !lacks.includes('status410') ? 410 : 404,
        )
  answer?.headers.append('Vary', 'Accept-Language')
  // A page or a home may come back, so browsers have to revalidate these answers. Otherwise they cache a 301
  // without limit.
  answer?.headers.set('Cache-Control', 'no-cache')
  return answer
}

function isLacking(found: Resolution, lacks: readonly Lack[]): boolean {
  if (found.kind === 'redirected') return lacks.includes(found.isApart ? 'redirects' : 'moved')
  if (found.kind === 'moved') return lacks.includes(found.isByNumber ? 'moved' : 'redirects')
  return lacks.includes(found.kind === 'gone' ? 'gone' : 'unknown')
}

/** The languages of the visitor, the preferred one first. */
function acceptedBy(context: Context): readonly string[] {
  const accepted = parseAccept(context.req.header('Accept-Language') ?? '')
  return accepted.toSorted((one, other) => other.q - one.q).map(({ type }) => type)
}
