/** Pages that lead to the language of the visitor: `/`, the list of languages, and internal paths. */
import type { Locale } from '../languages/codes.ts'
import { CONVENTIONS } from '../languages/languages.ts'
import type { Paths } from '../site/linked.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { alternatesOf } from './head.ts'
import { absolute, hrefAt } from './links.ts'
import { bareFrame } from './special-pages.ts'
import type { BareInput } from './special-pages.ts'
import { say, textOf } from './text.ts'
import type { Frame, InternalPage, LanguagesPage } from './types.ts'

/** A page that offers the languages, with the script that finds the visitor's. */
function choosingFrame(context: ViewContext, input: Pick<BareInput, 'title' | 'description'>): Frame {
  const { languageScript: script, furtherStylesheet } = context.assets
  return bareFrame(context, { ...input, script, stylesheets: [furtherStylesheet] })
}

function homePaths(context: ViewContext): Paths {
  return context.site.addresses.get('/') ?? {}
}

/** `/` leads to the home page in the language of the visitor. It is the `x-default` of the home pages. */
export function rootPage(context: ViewContext): LanguagesPage {
  const { site } = context
  const paths = homePaths(context)
  const page = languagesPage(context)
  const { noIndex: _, ...head } = page.frame.head
  const first = page.choices.find(({ locale }) => locale === site.defaultLocale) ?? page.choices[0]
  return compact<LanguagesPage>({
    ...page,
    frame: {
      ...page.frame,
      head: {
        ...head,
        canonical: absolute(context, hrefAt(site, '/')),
        alternates: alternatesOf(context, paths, true),
      },
    },
    leadsTo: first && { locale: first.locale, href: first.href },
  })
}

/** The list of the languages. It does not redirect. */
export function languagesPage(context: ViewContext): LanguagesPage {
  const { site } = context
  const paths = homePaths(context)
  return {
    frame: choosingFrame(context, {
      title: site.config.site.name,
      description: textOf(context, site.config.site.description),
    }),
    choices: site.locales.flatMap((locale) => {
      const href = paths[locale]
      if (href === undefined) return []
      const own = context.in(locale)
      return [
        {
          locale,
          href: hrefAt(site, href),
          name: CONVENTIONS[locale].name,
          welcome: say(own, 'languages.welcome'),
        },
      ]
    }),
  }
}

export interface InternalTarget {
  /** The internal path itself, such as `/for-sale/`. */
  readonly original: string
  readonly paths: Paths
  readonly titles: Readonly<Partial<Record<Locale, string>>>
  /** Set for `/project/`, whose query `?id=` names the project. */
  readonly ids?: InternalPage['ids']
}

/**
 * The page at an internal path. Its script redirects to the language of the visitor, and its links offer each
 * language.
 */
export function internalPage(
  context: ViewContext,
  { paths, titles, ids = [] }: InternalTarget,
): InternalPage {
  const { site } = context
  const title = titles[context.locale] ?? site.config.site.name
  return {
    frame: choosingFrame(context, { title }),
    defaultLocale: site.defaultLocale,
    ids,
    choices: site.locales.flatMap((locale) => {
      const path = paths[locale] ?? homePaths(context)[locale]
      if (path === undefined) return []
      const label =
        paths[locale] === undefined ? site.config.site.name : (titles[locale] ?? site.config.site.name)
      return [{ locale, href: hrefAt(site, path), name: CONVENTIONS[locale].name, label }]
    }),
  }
}
