/**
 * The frame of every page of the service: the site's style sheet, its name or logo with a link to the home
 * page, and the contacts of the agency. It has no script and no inline style, and the template escapes all
 * values.
 */
import { html } from 'hono/html'
import { isDark } from '../../domain/contrast.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceDeps } from '../deps.ts'
import { say } from '../strings.ts'
import { homePath, pathIn, phoneOf, siteHref } from './addresses.ts'

/** Markup of `hono/html`. All other values in it are escaped as text. */
export type Html = ReturnType<typeof html>

interface Page {
  readonly locale: Locale
  /** The title of the browser tab, to which the name of the site is added. */
  readonly title: string
  /** The content of `main`, in the full width. It begins with a heading of the first level. */
  readonly content: Html
}

export function pageFrame(
  deps: Pick<ServiceDeps, 'site' | 'apiOnly'>,
  { locale, title, content }: Page,
): Html {
  const site = deps.site()
  const printed = site.printStylesheet === undefined ? [] : [site.printStylesheet]
  const sheets = [site.stylesheet, ...(site.formStylesheet === undefined ? [] : [site.formStylesheet])]
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} | ${site.name}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="${site.colours.paper}" />
        ${(site.icons ?? []).map(
          ({ rel, href, sizes, type }) =>
            html`<link
              rel="${rel}"
              href="${siteHref(deps, href)}"
              ${sizes === undefined ? '' : html`sizes="${sizes}"`}
              ${type === undefined ? '' : html`type="${type}"`}
            />`,
        )}
        ${sheets.map((sheet) => html`<link rel="stylesheet" href="${siteHref(deps, sheet)}" />`)}
        ${printed.map((sheet) => html`<link rel="stylesheet" media="print" href="${siteHref(deps, sheet)}" />`)}
      </head>
      <body class="service-page">
        <a class="skip" href="#main">${say(locale, 'page.skip')}</a>
        <header class="header" data-fixed>
          <div class="header__bar"><div class="wrap">${homeLink(deps, locale)}</div></div>
        </header>
        <main id="main" class="under-head content" tabindex="-1"><div class="wrap">${content}</div></main>
        ${footer(deps, locale)}
      </body>
    </html>`
}

function homeLink(deps: Pick<ServiceDeps, 'site' | 'apiOnly'>, locale: Locale): Html {
  const site = deps.site()
  const home = siteHref(deps, homePath(site, locale))
  const { name } = site
  const logo = isDark(site.colours.paper) ? (site.logoOnDark ?? site.logo) : site.logo
  return html`<a class="mark" href="${home}" aria-label="${say(locale, 'page.home', { name })}"
    >${logo === undefined ? name : html`<img src="${siteHref(deps, logo)}" alt="" />`}</a
  >`
}

function footer(deps: Pick<ServiceDeps, 'site' | 'apiOnly'>, locale: Locale): Html {
  const site = deps.site()
  const phone = phoneOf(site)
  const privacy = pathIn(site, site.pages.privacy, locale)
  return html`<footer class="footer">
    <div class="wrap">
      <div class="footer__end">
        <p>${site.name}</p>
        <ul>
          ${phone && html`<li><a href="${phone.href}">${phone.text}</a></li>`}
          ${privacy && html`<li><a href="${siteHref(deps, privacy)}">${say(locale, 'form.privacy')}</a></li>`}
        </ul>
      </div>
    </div>
  </footer>`
}
