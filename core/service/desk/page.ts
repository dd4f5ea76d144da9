/** The page of the desk with its script, style sheet and texts. They are in the package, and nothing of them is in the output of the site. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { DESK_API, DESK_PATH } from '../../domain/desk.ts'
import { isLocale } from '../../languages/codes.ts'
import type { Locale } from '../../languages/codes.ts'
import { SERVICE_STRINGS } from '../../languages/strings.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { ServiceDeps } from '../deps.ts'
import { siteHref } from '../pages/addresses.ts'
import type { Html } from '../pages/page-frame.ts'
import { ownHref } from '../service-address.ts'
import { whileEnabled } from './enabled.ts'

/** Made by `npm run compile`. */
const BUNDLE = path.join(PACKAGE_ROOT, 'dist/desk')

interface Bundle {
  readonly script: string
  readonly styles: string
  /** Icons. */
  readonly sprite: string
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Texts of the script: those of the desk, those that it shares with the portal, and states of homes. */
export const SHARED = /^(?:desk|portal|availability)\./

export function deskPage(deps: ServiceDeps): Hono {
  const routes = new Hono()
  routes.use(whileEnabled(deps))
  routes.get('/', (context) => {
    const files = bundle()
    const header = context.req.header('Accept-Language')
    const locale = spokenBy(header) ?? deps.site().defaultLocale
    context.header('Content-Security-Policy', policyOf(deps))
    return context.html(pageOf(deps, { locale, ...files }))
  })
  routes.get('/texts/:file{[a-z]{2}\\.json}', (context) => {
    const locale = context.req.param('file').slice(0, 2)
    if (!isLocale(locale)) return context.notFound()
    const texts = Object.entries(SERVICE_STRINGS[locale]).filter(([key]) => SHARED.test(key))
    return context.json(Object.fromEntries(texts))
  })
  routes.get('/assets/:file{[\\w-]+\\.(?:js|css|svg)}', (context) => {
    const name = context.req.param('file')
    const content = fileOf(name)
    if (content === undefined) return context.notFound()
    context.header('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream')
    // The names contain a hash of the content.
    context.header('Cache-Control', 'private, max-age=31536000, immutable')
    return context.body(content)
  })
  return routes
}

function bundle(): Bundle {
  return JSON.parse(readFileSync(path.join(BUNDLE, 'manifest.json'), 'utf8')) as Bundle
}

function fileOf(name: string): string | undefined {
  try {
    return readFileSync(path.join(BUNDLE, name), 'utf8')
  } catch {
    return undefined
  }
}

/** The first language of the browser that the desk has. */
function spokenBy(header: string | undefined): Locale | undefined {
  const codes = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase())
  return codes.find(isLocale)
}

/** Its own script and requests; style sheet, fonts and pictures of the site. Inline styles place the appointments of the calendar. */
function policyOf({ site, apiOnly }: ServiceDeps): string {
  const own = apiOnly === true ? `'self' ${new URL(site().url).origin}` : "'self'"
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${own}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data:`,
    `font-src ${own}`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

interface Shown extends Bundle {
  readonly locale: Locale
}

function pageOf(deps: ServiceDeps, { locale, script, styles, sprite }: Shown): Html {
  const site = deps.site()
  const own = (file: string) => ownHref(deps, `${DESK_PATH}${file}`)
  const say = SERVICE_STRINGS[locale]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${say['desk.title']} | ${site.name}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="${site.colours.paper}" />
        ${(site.icons ?? [])
          .filter(({ rel }) => rel === 'icon')
          .map(
            ({ href, type }) => html`<link rel="icon" href="${siteHref(deps, href)}" type="${type ?? ''}" />`,
          )}
        <link rel="stylesheet" href="${siteHref(deps, site.stylesheet)}" />
        <link rel="stylesheet" href="${own(`assets/${styles}`)}" />
        <script type="module" src="${own(`assets/${script}`)}"></script>
      </head>
      <body class="desk-page">
        <a class="skip" href="#main">${say['page.skip']}</a>
        <div
          id="desk"
          data-api="${ownHref(deps, DESK_API)}"
          data-texts="${own('texts/')}"
          data-sprite="${own(`assets/${sprite}`)}"
          data-site="${site.name}"
          data-sign-on="${deps.config.desk?.signOn?.name ?? ''}"
        >
          <noscript><p class="desk-note">${say['desk.noScript']}</p></noscript>
        </div>
      </body>
    </html>`
}
