import { plural } from '../domain/format.ts'
import { borrowedFrom, nameIn, textIn } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import type { Text } from '../domain/locale.ts'
import { fillPlaceholders } from '../domain/text.ts'
import { onHost } from '../domain/site-address.ts'
import { richText } from '../markup/rich-text.ts'
import { resolveLink } from '../site/links.ts'
import type { CountKey, StringKey } from '../languages/string-keys.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import type { Html } from './types.ts'

/** A string of the interface with values for its placeholders. */
export function say(
  context: ViewContext,
  key: StringKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return fillPlaceholders(context.strings[key], values)
}

/** A counted string in the plural form of the language. Values other than the count fill further placeholders. */
export function sayCount(
  context: ViewContext,
  key: CountKey,
  counted: number | ({ readonly count: number } & Readonly<Record<string, string | number>>),
): string {
  const values = typeof counted === 'number' ? { count: counted } : counted
  return say(context, `${key}.${plural(context.locale, values.count)}` as StringKey, values)
}

/** A text of the content in the language of the page. Its placeholders are filled when the site is linked. */
export function textOf({ locale }: ViewContext, text: Text | undefined): string | undefined {
  return textIn(text, locale)
}

/**
 * A word of the content, such as a kind of heating. A plain string has no known language, so a site in several
 * languages shows it in its default language only.
 */
export function wordOf({ site, locale }: ViewContext, text: Text | undefined): string | undefined {
  const isForeign = typeof text === 'string' && locale !== site.defaultLocale
  return isForeign ? undefined : textIn(text, locale)
}

/** A proper name. A name in another language is shown if this language has none. */
export function nameOf({ site, locale }: ViewContext, text: Text | undefined): string | undefined {
  return nameIn(text, locale, site.defaultLocale)
}

/**
 * A name with its language if it comes from another one: the page marks such words with `lang` (WCAG 2.2,
 * 3.1.2).
 */
export interface Said {
  readonly text: string
  readonly lang?: Locale
}

export function saidName(context: ViewContext, text: Text | undefined): Said | undefined {
  const name = nameOf(context, text)
  const lang = borrowedFrom(text, context.locale, context.site.defaultLocale)
  return name === undefined ? undefined : compact<Said>({ text: name, lang })
}

/** Rich text of the content in the page's language. */
export function htmlOf(context: ViewContext, text: Text | undefined): Html | undefined {
  const source = textOf(context, text)
  if (source === undefined) return undefined
  const { site, locale } = context
  return richText(source, (written) => {
    const link = resolveLink(site, written, locale)
    return link && { ...link, href: onHost(site.config.site.url, link.href) }
  })
}

/** A text that is shown only if it is marked public. */
export function publicText(
  context: ViewContext,
  part: { readonly public: boolean; readonly text: Text } | undefined,
): string | undefined {
  return part?.public ? textOf(context, part.text) : undefined
}
