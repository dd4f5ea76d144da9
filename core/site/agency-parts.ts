/** The identity of the agency, for `{agency:…}` in texts. */
import { hasBlank } from '../domain/blank.ts'
import { nameIn } from '../domain/locale.ts'
import { groupPhone, phoneHref } from '../domain/phone.ts'
import type { AgencyPart } from '../domain/agency-parts.ts'
import { FORMATS } from '../languages/languages.ts'
import type { Locale } from '../languages/codes.ts'
import type { Strings } from '../languages/string-keys.ts'
import type { Office } from '../schema/config/office.ts'
import type { SiteConfig } from '../schema/site-config.ts'

interface Agency {
  readonly site: SiteConfig['site']
  readonly strings: Strings
  readonly locale: Locale
  readonly defaultLocale: Locale
}

/** Markdown. The address, e-mail address and telephone number are those of the first office. */
export function agencyPart(part: AgencyPart, agency: Agency): string | undefined {
  const { site, strings } = agency
  const [office] = site.offices
  if (office === undefined) return undefined
  switch (part) {
    case 'name':
      return site.name
    case 'tradeName':
    case 'companyNumber':
      return site.legal[part]
    case 'address':
      return addressOf(office, agency)
    case 'call':
      return callLink(office)
    case 'write':
      return mailLink(office) ?? callLink(office)
    case 'reach':
      return eitherOf([mailLink(office), callLink(office)], agency.locale)
    case 'authority':
      return strings[`authority.${office.country}`]
  }
}

function addressOf({ street, zip, city }: Office, { locale, defaultLocale }: Agency): string {
  const town = `${zip} ${nameIn(city, locale, defaultLocale) ?? ''}`
  return `${nameIn(street, locale, defaultLocale) ?? ''}, ${town}`
}

function callLink({ phone, country }: Office): string {
  const href = phoneHref(phone, country)
  return href === undefined || hasBlank(phone) ? phone : `[${groupPhone(phone, country)}](${href})`
}

function mailLink({ email }: Office): string | undefined {
  return email === undefined || hasBlank(email) ? email : `[${email}](mailto:${email})`
}

function eitherOf(links: readonly (string | undefined)[], locale: Locale): string {
  const given = links.filter((link) => link !== undefined)
  return new Intl.ListFormat(FORMATS[locale].tag, { type: 'disjunction' }).format(given)
}
