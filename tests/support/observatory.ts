/**
 * The score of Mozilla's Observatory (MDN HTTP Observatory, scoring of 2024), computed from answers: headers,
 * a cookie and the scripts of a page. Tests that only a scanner can make are omitted and count nothing:
 * certificates, the redirect from http, preload lists.
 */

export interface Scored {
  readonly score: number
  readonly grade: string
  /** The Observatory's name of each finding, with its modifier. */
  readonly findings: Readonly<Record<string, number>>
}

type Finding = readonly [name: string, points: number]
type Directives = ReadonlyMap<string, readonly string[]>

/** Bonuses count only from this score without them. */
const LEAST_FOR_BONUS = 90
const SIX_MONTHS = 15_768_000

export function observatory(headers: Headers, html = ''): Scored {
  const policy = directivesOf(headers.get('Content-Security-Policy'))
  const hsts = strictTransport(headers.get('Strict-Transport-Security'))
  const found: readonly Finding[] = [
    contentSecurityPolicy(policy),
    ...cookies(headers.getSetCookie(), hsts[1] === 0),
    crossOriginSharing(headers),
    crossOriginResources(headers.get('Cross-Origin-Resource-Policy')),
    referrer(headers.get('Referrer-Policy')),
    hsts,
    scripts(html),
    headers.get('X-Content-Type-Options')?.toLowerCase() === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],
    framing(policy, headers.get('X-Frame-Options')),
  ]
  const sum = (points: readonly Finding[]) => points.reduce((total, [, each]) => total + each, 0)
  const plain = 100 + sum(found.filter(([, points]) => points < 0))
  const bonus = plain >= LEAST_FOR_BONUS ? sum(found.filter(([, points]) => points > 0)) : 0
  const score = Math.max(0, plain + bonus)
  return { score, grade: gradeOf(score), findings: Object.fromEntries(found) }
}

const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
] as const

function gradeOf(score: number): string {
  return GRADES.find(([least]) => score >= least)?.[1] ?? 'F'
}

function directivesOf(header: string | null): Directives {
  const parts = (header ?? '').split(';').map((part) => part.trim().split(/\s+/))
  return new Map(
    parts.filter(([name]) => name !== '').map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  )
}

/** Sources that allow every host. */
const BROAD = new Set(['*', 'http:', 'https:', 'data:', 'ws:', 'wss:', 'blob:', "'unsafe-inline'"])

function contentSecurityPolicy(policy: Directives): Finding {
  if (policy.size === 0) return ['csp-not-implemented', -25]
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const isBroad = (name: string) => sources(name).some((source) => BROAD.has(source))
  const all = [...policy].flatMap(([, values]) => values)
  if (isBroad('script-src') || isBroad('object-src')) return ['csp-implemented-with-unsafe-inline', -20]
  const isPlain = (source: string) => /^(?:http|ws|ftp):/.test(source)
  if ([...policy].some(([name, values]) => !PASSIVE.has(name) && values.some(isPlain)))
    return ['csp-implemented-with-insecure-scheme', -20]
  if (all.some(isPlain)) return ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10]
  if (all.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10]
  if (isBroad('style-src')) return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
  const isNone = policy.get('default-src')?.join(' ') === "'none'"
  const form = policy.get('form-action')?.join(' ')
  const isOwnForm = form === "'none'" || form === "'self'"
  return isNone && isOwnForm
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5]
}

const PASSIVE = new Set(['img-src', 'media-src'])

function cookies(set: readonly string[], isEncryptedOnly: boolean): readonly Finding[] {
  if (set.length === 0) return [['cookies-not-found', 0]]
  const attributes = set.map((cookie) => cookie.split(';').map((part) => part.trim().toLowerCase()))
  const without = (name: string) => attributes.some((parts) => !parts.slice(1).includes(name))
  // All cookies of the site are session cookies.
  if (without('secure'))
    return isEncryptedOnly
      ? [['cookies-session-without-secure-flag-but-protected-by-hsts', -10]]
      : [['cookies-session-without-secure-flag', -40]]
  if (without('httponly')) return [['cookies-session-without-httponly-flag', -30]]
  const isSameSite = attributes.every((parts) =>
    parts.some((part) => part === 'samesite=strict' || part === 'samesite=lax'),
  )
  return isSameSite
    ? [['cookies-secure-with-httponly-sessions-and-samesite', 5]]
    : [['cookies-secure-with-httponly-sessions', 0]]
}

/** The scanner sends an origin of its own, which must not be allowed with credentials. */
function crossOriginSharing(headers: Headers): Finding {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === null) return ['cross-origin-resource-sharing-not-implemented', 0]
  if (allowed === '*') return ['cross-origin-resource-sharing-implemented-with-public-access', 0]
  return headers.get('Access-Control-Allow-Credentials') === 'true'
    ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
    : ['cross-origin-resource-sharing-implemented-with-restricted-access', 0]
}

function crossOriginResources(policy: string | null): Finding {
  if (policy === null) return ['cross-origin-resource-policy-not-implemented', 0]
  if (policy === 'cross-origin') return ['cross-origin-resource-policy-implemented-with-cross-origin', 0]
  return policy === 'same-origin' || policy === 'same-site'
    ? [`cross-origin-resource-policy-implemented-with-${policy}`, 10]
    : ['cross-origin-resource-policy-header-invalid', -5]
}

const PRIVATE = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'])

function referrer(policy: string | null): Finding {
  if (policy === null) return ['referrer-policy-not-implemented', 0]
  return PRIVATE.has(policy) ? ['referrer-policy-private', 5] : ['referrer-policy-unsafe', -5]
}

function strictTransport(header: string | null): Finding {
  if (header === null) return ['hsts-not-implemented', -20]
  const [, age] = /(?:^|;)\s*max-age="?(\d+)"?\s*(?:;|$)/i.exec(header) ?? []
  if (age === undefined) return ['hsts-header-invalid', -20]
  return Number(age) >= SIX_MONTHS
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10]
}

function scripts(html: string): Finding {
  const tags = [...html.matchAll(/<script\b[^>]*>/gi)].map(([tag]) => tag)
  const foreign = tags.filter((tag) => /\ssrc=["']?(?:https?:)?\/\//i.test(tag))
  if (tags.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0]
  if (foreign.length === 0) return ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
  const isSecure = foreign.every((tag) => /\ssrc=["']?https:/i.test(tag))
  const isSealed = foreign.every((tag) => /\sintegrity=/i.test(tag))
  if (isSecure) return isSealed ? ['sri-implemented', 5] : ['sri-not-implemented-but-external-scripts', -5]
  return isSealed
    ? ['sri-implemented-but-not-loaded-securely', -20]
    : ['sri-not-implemented-and-insecure', -50]
}

function framing(policy: Directives, header: string | null): Finding {
  if (policy.has('frame-ancestors')) return ['x-frame-options-implemented-via-csp', 5]
  return header === null
    ? ['x-frame-options-not-implemented', -20]
    : ['x-frame-options-sameorigin-or-deny', 0]
}
