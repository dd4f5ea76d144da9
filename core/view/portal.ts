/** The page of the owner portal: a frame that a script fills. It exists if the site has a login page. */
import { isPortalText, portalPath, portalPaths } from '../domain/portal.ts'
import type { PortalTexts } from '../domain/portal.ts'
import type { LinkedPage, LinkedSite, Paths } from '../site/linked.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { frameOf } from './frame.ts'
import { hrefIn } from './links.ts'
import { phoneOf } from './offices.ts'
import { say } from './text.ts'
import type { PortalPage } from './types.ts'

interface PortalPlace {
  readonly login: LinkedPage
  readonly original: string
  readonly paths: Paths
}

/** Undefined if the site has no log-in for owners. */
export function portalPlace({ pages }: Pick<LinkedSite, 'pages'>): PortalPlace | undefined {
  const login = pages.find(({ type, page }) => type === 'login' && !page.params?.redirect)
  return login && { login, original: portalPath(login.original), paths: portalPaths(login.paths) }
}

export function portalPage(context: ViewContext, { login, original, paths }: PortalPlace): PortalPage {
  const { assets, locale } = context
  const title = say(context, 'portal.title')
  return compact<PortalPage>({
    frame: frameOf(context, {
      original,
      paths,
      title,
      noIndex: true,
      fixedMenu: true,
      showBreadcrumb: false,
      withoutNewsletter: true,
      withoutTags: true,
      noCookiePopup: true,
      script: assets.portalScript,
      stylesheets: [assets.portalStylesheet],
    }),
    title,
    texts: assets.portalTexts[locale] ?? '',
    login: hrefIn(context, login.paths),
    phone: officePhone(context) ?? undefined,
  })
}

export function portalTexts(context: ViewContext): PortalTexts {
  return {
    siteName: context.site.config.site.name,
    sentences: Object.fromEntries(Object.entries(context.strings).filter(([key]) => isPortalText(key))),
    phone: officePhone(context),
  }
}

function officePhone(context: ViewContext): PortalTexts['phone'] {
  const [office] = context.site.config.site.offices
  return office === undefined ? null : phoneOf(context, office.phone, office.country)
}
