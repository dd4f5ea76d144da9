/** A mail as plain text. */
import { hasBlank } from '../../domain/blank.ts'
import { nameIn } from '../../domain/locale.ts'
import { groupPhone } from '../../domain/phone.ts'
import type { Locale } from '../../languages/codes.ts'
import { MARKS } from '../../languages/languages.ts'
import { say } from '../strings.ts'
import type { FactGroup, MailCard, MailContent, MailFact, MailLink } from './mail-content.ts'

const RULE = '-'.repeat(40)

export function textOf(content: MailContent & { readonly reason: string }): string {
  const { language, site, reason, unsubscribe } = content
  const end = [
    reason,
    ...(unsubscribe === undefined
      ? []
      : [MARKS[language].labelled(say(language, 'mail.unsubscribe'), unsubscribe)]),
  ]
  const agency = [RULE, site.name, companyLine(site), addressLine(content), site.url].filter(Boolean)
  return `${[...bodyOf(content), agency.join('\n'), ...end].join('\n\n')}\n`
}

/**
 * Name, legal form and number of the company, which Belgian law requires in every document of a company, also in mails
 * (Code of Companies and Associations of 23 March 2019, article 2:20). Undefined for a site that was built without it.
 */
export function companyLine({ company }: Pick<MailContent['site'], 'company'>): string | undefined {
  return company === undefined || hasBlank(company) ? undefined : company
}

/** Street and town of the first office; empty without both. */
export function addressLine({ site, language }: Pick<MailContent, 'site' | 'language'>): string {
  const [office] = site.offices
  const name = (text: Parameters<typeof nameIn>[0]) => nameIn(text, language, site.defaultLocale)
  const place = [office?.zip, name(office?.city)].filter((part) => part !== undefined).join(' ')
  return [name(office?.street), place].filter((part) => part !== undefined && part !== '').join(', ')
}

/** Blocks with an empty line between them. */
function bodyOf(content: MailContent): readonly string[] {
  const { language, greeting, paragraphs, button, cards = [], facts = [], links = [], closing = [] } = content
  const title = content.factsTitle
  const sign =
    greeting === undefined ? [] : [[say(content.language, 'mail.closing'), ...signOf(content)].join('\n')]
  return [
    content.heading ?? content.subject,
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(button === undefined ? [] : [linkText(button, language)]),
    ...(links.length === 0 ? [] : [links.map((link) => linkText(link, language)).join('\n')]),
    ...cards.map((card) => cardText(card, language)),
    ...(title === undefined || facts.length === 0 ? [] : [title.toUpperCase()]),
    ...facts.map((group) => groupText(group, language)),
    ...closing,
    ...sign,
  ]
}

/** The lines under the closing: the person, the agency, and the number of the person. */
export function signOf({ signer, site }: Pick<MailContent, 'signer' | 'site'>): readonly string[] {
  const phone = signer?.phone
  return [
    ...(signer === undefined ? [] : [signer.name]),
    site.name,
    ...(phone === undefined ? [] : [groupPhone(phone, site.offices[0]?.country)]),
  ]
}

function linkText({ label, url }: MailLink, language: Locale): string {
  return MARKS[language].labelled(label, url)
}

function cardText({ title, lines, link }: MailCard, language: Locale): string {
  return [title, ...lines, ...(link === undefined ? [] : [linkText(link, language)])].join('\n')
}

function groupText({ title, facts }: FactGroup, language: Locale): string {
  return [...(title === undefined ? [] : [title]), ...facts.map((fact) => factText(fact, language))].join(
    '\n',
  )
}

function factText({ label, value }: MailFact, language: Locale): string {
  // Lines of a visitor are indented, so that they cannot be taken for text of the agency.
  const { labelled } = MARKS[language]
  return value.includes('\n')
    ? `${labelled(label, '').trimEnd()}\n${value.replace(/^/gm, '  ')}`
    : labelled(label, value)
}
