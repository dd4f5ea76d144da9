import type { Locale } from '../languages/codes.ts'
import type { Localised, Text } from '../domain/locale.ts'
import { textIn } from '../domain/locale.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { problem } from '../diagnostics/diagnostic.ts'
import type { TeamMember } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { Paths } from './linked.ts'
import type { Origin } from './records.ts'
import { pointAt, pointAtConfig } from './records.ts'
import { publicPath } from './routes.ts'
import type { RouteMatch, RouteTable, RouteValues } from './routes.ts'
import type { TextReader } from './text-links.ts'
import type { TownIndex } from './town-index.ts'

/** The data of the site that linking a record needs. */
export interface LinkBase {
  readonly config: SiteConfig
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  readonly routes: RouteTable
  readonly towns: TownIndex
  readonly team: ReadonlyMap<number, TeamMember>
  /** Ids of members who are not published now. */
  readonly absentTeam: ReadonlySet<number>
}

/** `report` collects problems and decides nothing. */
export interface LinkContext extends LinkBase {
  readonly report: (problem: Problem) => void
  /** Nothing that breaks a duty of the law for certain may be published. */
  readonly isStrict?: boolean | undefined
}

/** Checks of linked records use this context. */
export interface CheckContext extends LinkContext {
  /** A hint suggests one of these paths for a misspelt link. */
  readonly likelyPaths: () => readonly string[]
  readonly linksIn: TextReader['linksIn']
}

/** The public languages and the default language. */
export function publicLocales(config: SiteConfig): {
  locales: readonly Locale[]
  defaultLocale: Locale
  problems: Problem[]
} {
  const { languageUse, languageDefault } = config.languages
  const locales = [...new Set(languageUse.filter(({ use }) => use).map(({ code }) => code))]
  const problems = locales.includes(languageDefault)
    ? []
    : [
        problem(
          'AS3101',
          { locale: languageDefault, used: locales },
          { at: pointAtConfig('languages', 'languageDefault') },
        ),
      ]
  return {
    locales: problems.length > 0 ? [languageDefault, ...locales] : locales,
    defaultLocale: languageDefault,
    problems,
  }
}

/** The given text in each public language. */
export function titlesOf(context: LinkContext, text: Text | undefined): Localised<string> {
  const titles: Partial<Record<Locale, string>> = {}
  for (const locale of context.locales) {
    const title = textIn(text, locale)
    if (title !== undefined) titles[locale] = title
  }
  return titles
}

/**
 * A page exists in a language if the route table has a path for it and the page has a title in that language.
 */
export function pathsOf(
  context: LinkContext,
  {
    match,
    titles,
    values,
  }: { match: RouteMatch; titles: Localised<string>; values?: (locale: Locale) => RouteValues },
): Paths {
  const paths: Partial<Record<Locale, NonNullable<ReturnType<typeof publicPath>>>> = {}
  for (const locale of context.locales) {
    if (titles[locale] === undefined) continue
    const path = publicPath(match, locale, values?.(locale))
    if (path !== null) paths[locale] = path
  }
  return paths
}

interface ExpectedTitles {
  readonly name: string
  readonly match: RouteMatch
  readonly titles: Localised<string>
  /** Languages in which the record is not to be public. */
  readonly hidden?: readonly Locale[]
  readonly origins: readonly Origin[]
  /** The field of the title in the record. */
  readonly field: string
}

/** Reports languages in which the route table has a path but the page has no text. */
export function reportMissingTitles(
  context: LinkContext,
  { name, match, titles, hidden = [], origins, field }: ExpectedTitles,
): void {
  for (const locale of context.locales) {
    if (titles[locale] !== undefined || match.entry.paths[locale] === undefined || hidden.includes(locale))
      continue
    const severity = context.config.languages.missing?.[locale] ?? 'warning'
    if (severity === 'ignore') continue
    const at = pointAt({ origins }, ...field.split('.'))
    context.report(problem('AS3201', { name, locale, field }, { at, severity }))
  }
}
