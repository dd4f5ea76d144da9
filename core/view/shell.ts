/** The parts that all pages of a language share: top bar, header, menu and footer. */
import { isDark } from '../domain/contrast.ts'
import { targetOf } from '../domain/form-targets.ts'
import { ownerLogin } from '../domain/forms/owner-login.ts'
import { signNewsletter } from '../domain/forms/sign-newsletter.ts'
import type { Text } from '../domain/locale.ts'
import { basePathOf } from '../domain/site-address.ts'
import type { Image } from '../schema/page.ts'
import type { MenuItem } from '../schema/config/navigation.ts'
import type { LinkedSite } from '../site/linked.ts'
import { menuPath } from '../site/references.ts'
import { foldPath } from '../site/routes.ts'
import { chromeSurface, edgeColour, groundOf } from '../site/surfaces.ts'
import { CONVENTIONS } from '../languages/languages.ts'
import type { StringKey } from '../languages/string-keys.ts'
import { shellConsent } from './consent.ts'
import type { ViewContext } from './context.ts'
import { compact } from './context.ts'
import { formOf, requestForms } from './forms.ts'
import { hrefAt, hrefTo, linkOf } from './links.ts'
import { officesOf } from './offices.ts'
import { pictureOf } from './pictures.ts'
import { savedHref } from './saved.ts'
import { colourClass } from './style-classes.ts'
import { htmlOf, nameOf, publicText, say, textOf } from './text.ts'
import type { Footer, MenuLink, Picture, Shell, TopBarLink } from './types.ts'

/** Items of a menu without a maximum of its own. */
const MOST_ITEMS = 6

/** Letters that fit into a header 1200 px wide beside a logo and the extra menu, and those that a gap takes. */
const ROOM = 100
const GAP = 3

/** The number of items that stand in the header: the maximum, or fewer if their labels are long. */
function itemsInHeader(items: readonly MenuLink[], max: number): number {
  let length = 0
  const full = items.findIndex(({ label }, index) => {
    length += label.length + GAP
    return index >= max || length > ROOM
  })
  return full === -1 ? items.length : full
}

/** Files that the shell names as they are. */
type NamedFiles = Pick<Shell, 'icons' | 'manifest' | 'fonts'>

/** All but the texts of the interface, which a build adds as they are. */
export function shellOf(context: ViewContext, files: NamedFiles): Omit<Shell, 'strings'> {
  const { site, assets, locale } = context
  const { header, menu, languages, site: info } = site.config
  const items = menuLinks(context, menu.items, '/').filter(({ path }) => !(menu.hideHome && path === '/'))
  const inHeader = itemsInHeader(items, menu.maxItems ?? MOST_ITEMS)
  const logo = logoOf(context, header?.logo)
  const newsletter = formOf(context, signNewsletter)
  return compact<Omit<Shell, 'strings'>>({
    locale,
    siteName: info.name,
    draft: site.draft === undefined ? undefined : { blanks: site.draft },
    basePath: basePathOf(info.url) || undefined,
    homeHref: hrefTo(context, '/'),
    stylesheet: assets.stylesheet,
    printStylesheet: assets.printStylesheet,
    script: assets.script,
    sprite: assets.sprite,
    ...files,
    themeColor: edgeColour(site),
    themeColorDark: site.theme.dark && edgeColour({ config: site.config, theme: site.theme.dark }),
    logo,
    logoOnDark: logo && logoOf(context, info.logoOnDark),
    wordmark: header?.wordmark ?? info.name,
    savedHref: savedHref(context),
    topBar: topBarOf(context),
    menu: items.slice(0, inHeader),
    extraMenu: items.slice(inHeader),
    languageNames: Object.fromEntries(site.locales.map((code) => [code, CONVENTIONS[code].name])),
    showFlags: languages.languageFlags ?? false,
    footer: compact<Footer>({ ...footerOf(context), logo: footerLogo(context, logo) }),
    newsletter: newsletter.instead === undefined ? newsletter : undefined,
    consent: shellConsent(context),
    requests: requestForms(context),
    formTexts: assets.formTexts[locale] ?? '',
    hasService: site.config.service === undefined ? undefined : true,
    countsViews: countsViews(site) ? true : undefined,
  })
}

/** Whether the service counts views. A site whose forms are posted to another host has no service. */
function countsViews({ config: { service, forms } }: LinkedSite): boolean {
  if (service === undefined || service.statistics === false) return false
  return targetOf(forms ?? {}, ownerLogin).startsWith('/')
}

function logoOf(context: ViewContext, image: Image | undefined): Shell['logo'] {
  const large = pictureOf(context, image, 'logo')
  const small = pictureOf(context, image, 'logoSmall')
  return large && small && { large, small }
}

/** Without a logo for dark ground the footer has the name in letters, which follow its colours. */
function footerLogo(context: ViewContext, logo: Shell['logo']): Shell['logo'] {
  const { site } = context
  const onDark = logoOf(context, site.config.site.logoOnDark)
  if (!logo || !onDark) return undefined
  const { background } = chromeSurface(site, 'footer') ?? groundOf('footer', site.theme.palette)
  return isDark(background) ? onDark : logo
}

/** Published items whose page exists in this language. The address of a redirect page is its target. */
function menuLinks(context: ViewContext, items: readonly MenuItem[], parent: string): readonly MenuLink[] {
  return items
    .filter(({ status }) => status === 'Published')
    .flatMap((item) => {
      const original = menuPath(parent, item.path)
      const link = menuLink(context, item, original)
      if (link === undefined) return []
      return [
        { ...link, path: foldPath(original), children: menuLinks(context, item.childMenus ?? [], original) },
      ]
    })
}

function menuLink(context: ViewContext, { params }: MenuItem, original: string) {
  if (params.redirect && params.redirectUrl !== undefined)
    return linkOf(context, params.redirectUrl, params.title)
  const label = textOf(context, params.title)
  const path = context.site.addresses.get(foldPath(original))?.[context.locale]
  return path === undefined || label === undefined ? undefined : { href: hrefAt(context.site, path), label }
}

function topBarOf(context: ViewContext): Shell['topBar'] {
  const config = context.site.config['top-bar']
  if (!config?.show) return undefined
  const side = (links: NonNullable<typeof config.left> = []) =>
    links
      .filter(({ status }) => status === 'Published')
      .flatMap(({ link, label, icon, color }) => {
        const found = linkOf(context, link, label)
        const className = color === undefined ? undefined : colourClass('ink', color)
        return found === undefined
          ? []
          : [compact<TopBarLink>({ ...found, external: found.external, icon, className })]
      })
  return { left: side(config.left), right: side(config.right) }
}

function footerOf(context: ViewContext): Footer {
  const { footer, site } = context.site.config
  return compact<Footer>({
    columns: (footer?.columns ?? []).map((column) =>
      compact<Footer['columns'][number]>({
        title: publicText(context, column.title),
        intro: column.introText?.public ? htmlOf(context, column.introText.text) : undefined,
        text: column.fullText?.public ? htmlOf(context, column.fullText.text) : undefined,
        pictures: column.images?.public ? footerPictures(context, column.images.images) : undefined,
      }),
    ),
    offices: officesOf(context).map(({ address, phone, email }) =>
      compact<Footer['offices'][number]>({ address, phone, email }),
    ),
    legal: legalOf(context),
    copyright: publicText(context, footer?.copyright),
    links: (footer?.links ?? []).flatMap(({ path, label }) => linkOf(context, path, label) ?? []),
    social: (site.social ?? []).map(({ name, url }) => ({ href: url, label: name, external: true as const })),
  })
}

function footerPictures(context: ViewContext, images: readonly { url: string }[]): readonly Picture[] {
  return images.flatMap((image) => pictureOf(context, image, 'logo') ?? [])
}

/** The disclosures of an agent (docs/domain.md#disclosures-of-the-agency). */
function legalOf(context: ViewContext): Footer['legal'] {
  const { legal } = context.site.config.site
  const registration = [
    nameOf(context, legal.registrationNumber),
    textOf(context, legal.countryOfRecognition),
  ]
    .filter(Boolean)
    .join(', ')
  const { insurancePolicy: number, supervisorUrl, codeOfEthicsUrl } = legal
  const row = (term: StringKey, text: string | undefined, url?: Text) =>
    text === undefined || text === ''
      ? []
      : [compact<Footer['legal'][number]>({ term, text, href: nameOf(context, url) })]
  return [
    ...row(
      'legal.registration',
      [textOf(context, legal.professionalTitle), registration].filter(Boolean).join(', '),
    ),
    ...row('legal.company', [legal.tradeName, legal.companyNumber, legal.vatNumber].join(', ')),
    ...row('legal.supervisor', textOf(context, legal.supervisor), supervisorUrl),
    ...row('legal.ethics', textOf(context, legal.codeOfEthics), codeOfEthicsUrl),
    ...row(
      'legal.insurance',
      [textOf(context, legal.insurer), say(context, 'legal.policy', { number })].join(', '),
    ),
    ...row('legal.thirdPartyAccount', legal.thirdPartyAccount),
  ]
}
