import { isLocale } from '../../languages/codes.ts'
import { detectLocale, localeOfPath } from '../../domain/locale.ts'
import type { Locale } from '../../languages/codes.ts'
import type { ServiceSite } from '../../schema/service-site.ts'

/** The language of a form, else that of the page that sent it, else the visitor's. */
export function localeFor(request: Request, site: ServiceSite, said?: string | null): Locale {
  const from = request.headers.get('Referer') ?? ''
  const ofPage = URL.canParse(from) ? localeOfPath(new URL(from).pathname) : null
  const [known] = [said, ofPage].filter(isLocale).filter((locale) => site.locales.includes(locale))
  if (known !== undefined) return known
  const accepted = (request.headers.get('Accept-Language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0] ?? '')
  return detectLocale({ navigator: accepted }, site.locales, site.defaultLocale)
}
