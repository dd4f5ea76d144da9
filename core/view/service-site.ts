/**
 * The file about the site that the service reads (core/schema/service-site.ts). It contains no more than the
 * pages show, and the documents that are mailed.
 */
import { knownPosition } from '../domain/distance.ts'
import { FORM_NAMES, FORMS } from '../domain/forms.ts'
import type { FormName } from '../domain/forms.ts'
import { forgotPassword } from '../domain/forms/forgot-password.ts'
import { ownerLogin } from '../domain/forms/owner-login.ts'
import { resetPassword } from '../domain/forms/reset-password.ts'
import { unsubscribe } from '../domain/forms/unsubscribe.ts'
import type { Localised, Text } from '../domain/locale.ts'
import { advancePercent } from '../domain/offer.ts'
import { highestDeposits } from '../domain/rental.ts'
import { basePathOf, onSite } from '../domain/site-address.ts'
import type { ServiceSite } from '../schema/service-site.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { Image } from '../schema/page.ts'
import type { LinkedSite } from '../site/linked.ts'
import { officeId } from '../site/offices.ts'
import { foldPath } from '../site/routes.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { officeOfHome } from './offices.ts'
import { nameOf } from './text.ts'
import { portalPlace } from './portal.ts'
import { savedPage } from './saved.ts'
import { serviceHomes } from './service-homes.ts'
import type { KnownHomes, ServiceHomes } from './service-homes.ts'
import { documentOf, encoded, inEach, serviceAgent } from './service-property.ts'
import type { Shell, SlotName } from './types.ts'

/** The content of the file. */
export interface ServiceText {
  /** JSON of an object without homes. */
  readonly rest: string
  readonly homes: ServiceHomes
}

interface Beside {
  readonly pages: readonly NamedPage[]
  readonly icons?: NonNullable<Shell['icons']>
  readonly known?: KnownHomes
}

/**
 * One context for each language; the default language need not be the first. The homes come from queries, so that an
 * edit makes those that changed.
 */
export function serviceSiteText(
  contexts: readonly ViewContext[],
  { pages, icons = [], known = {} }: Beside,
): ServiceText | null {
  const [first] = contexts
  if (first === undefined) return null
  const { properties } = first.site
  const ids = properties.map(({ property }) => property.ID)
  const rest = { ...partsBeside(contexts, icons), paths: otherPaths(pages) }
  return { rest: JSON.stringify(rest), homes: serviceHomes(first.reads, ids, known) }
}

/** Everything but the homes and the other addresses. */
function partsBeside(
  contexts: readonly ViewContext[],
  icons: NonNullable<Shell['icons']>,
): Omit<ServiceSite, 'properties' | 'paths'> {
  const [first] = contexts as readonly [ViewContext, ...ViewContext[]]
  const { site, assets } = first
  const { config, theme } = site
  return compact<Omit<ServiceSite, 'properties' | 'paths'>>({
    schema: 1,
    config: config.service,
    ...identityOf(config.site),
    locales: [...site.locales],
    defaultLocale: site.defaultLocale,
    offices: officesOf(contexts, config.site),
    logo: logoOf(first, config.header?.logo ?? config.site.logo),
    logoOnDark: logoOf(first, config.site.logoOnDark),
    icons:
      icons.length === 0 ? undefined : icons.map((icon) => ({ ...icon, href: fromRoot(site, icon.href) })),
    stylesheet: fromRoot(site, assets.stylesheet),
    printStylesheet: fromRoot(site, assets.printStylesheet),
    formStylesheet: assets.formStylesheet && fromRoot(site, assets.formStylesheet),
    colours: { accent: theme.palette.brick, ink: theme.palette.ink, paper: theme.palette.paper },
    thanks: thanksOf(contexts),
    pages: pagesOf(contexts),
    captcha: config.forms?.captcha === false ? false : undefined,
    fields: config.forms?.fields,
    notices: noticesOf(config),
    homeTypes: site.categories.map(({ WebID, Name }) => ({ webId: WebID, names: texts(contexts, Name) })),
    team: teamOf(contexts),
    projects: site.projects.map(({ project, titles, paths, agent }) => ({
      id: String(project.ID),
      titles,
      paths: encoded(paths),
      ...compact({ agent: serviceAgent(contexts, agent) }),
      documents: (project.Documents ?? []).flatMap((item) => documentOf(contexts, item)),
    })),
  })
}

function noticesOf({ rules }: SiteConfig): ServiceSite['notices'] {
  return {
    ...compact({ advancePercent: advancePercent(rules.advance) ?? undefined }),
    deposits: [...highestDeposits(rules.deposit)],
  }
}

function officesOf(
  contexts: readonly ViewContext[],
  { offices }: SiteConfig['site'],
): ServiceSite['offices'] {
  return offices.map((office, index) => ({
    id: officeId(office, index),
    name: texts(contexts, office.name),
    ...compact({ email: office.email, phone: office.phone, zip: office.zip, country: office.country }),
    ...compact({ position: knownPosition(office) }),
    street: texts(contexts, office.street),
    city: texts(contexts, office.city),
    openingHours: [...(office.openingHours ?? [])],
  }))
}

function teamOf(contexts: readonly ViewContext[]): ServiceSite['team'] {
  const [first] = contexts
  const members = (first?.site.config.team?.members ?? []).flatMap((member) => {
    const person = serviceAgent(contexts, member)
    const id = String(member.id)
    return person === undefined
      ? []
      : [{ ...person, id, ...compact({ office: officeOfHome(first, member) }) }]
  })
  return members.length === 0 ? undefined : members
}

function identityOf({ name, url, legal }: SiteConfig['site']): Pick<ServiceSite, 'name' | 'company' | 'url'> {
  return { name, company: `${legal.tradeName}, ${legal.companyNumber}`, url }
}

/** The service knows addresses from the root of the site. */
function fromRoot({ config }: LinkedSite, href: string): string {
  return onSite(basePathOf(config.site.url), href) ?? href
}

interface NamedPage {
  readonly file: string
  readonly slot?: SlotName
}

/** The addresses of pages that are no property. */
function otherPaths(pages: readonly NamedPage[]): string[] {
  return pages
    .filter(({ file, slot }) => slot !== 'property' && file.endsWith('/index.html'))
    .map(({ file }) => encodeURI(`/${file.slice(0, -'index.html'.length)}`))
}

const PAGES = {
  home: '/',
  login: ownerLogin.page,
  forgotPassword: forgotPassword.page,
  resetPassword: resetPassword.page,
  unsubscribe: unsubscribe.page,
  privacy: '/Privacy/',
  contact: '/contact/',
} as const satisfies Record<Exclude<keyof ServiceSite['pages'], 'portal' | 'saved'>, string>

function pagesOf(contexts: readonly ViewContext[]): ServiceSite['pages'] {
  const entries = Object.entries(PAGES).map(([name, original]) => [name, pathsOf(contexts, original)])
  // The build makes the portal, so it is not a page of the content.
  const portal = contexts[0] && portalPlace(contexts[0].site)
  const found = Object.fromEntries(entries.filter(([, paths]) => paths !== undefined))
  const saved = contexts[0] && savedPage(contexts[0])
  return {
    home: {},
    ...found,
    ...(portal && { portal: encoded(portal.paths) }),
    ...(saved && { saved: encoded(saved.paths) }),
  }
}

function thanksOf(contexts: readonly ViewContext[]): ServiceSite['thanks'] {
  const entries = FORM_NAMES.map((name): [FormName, Localised<string> | undefined] => {
    const { thanks } = FORMS[name]
    return [name, thanks === undefined ? undefined : pathsOf(contexts, thanks)]
  })
  return Object.fromEntries(entries.filter(([, paths]) => paths !== undefined)) as ServiceSite['thanks']
}

/** The addresses of a page; undefined if the site has no such page. */
function pathsOf([context]: readonly ViewContext[], original: string): Localised<string> | undefined {
  const paths = context && context.site.addresses.get(foldPath(original))
  return paths && encoded(paths)
}

function texts(contexts: readonly ViewContext[], text: Text | undefined): Localised<string> {
  return inEach(contexts, (context) => nameOf(context, text))
}

function logoOf(context: ViewContext, logo: Image | undefined): string | undefined {
  // Mail programs show no WebP.
  const picture = logo && context.pictures.of(logo.url, 'logo')
  const src = picture?.fallback?.src ?? picture?.src
  return src && fromRoot(context.site, src)
}
