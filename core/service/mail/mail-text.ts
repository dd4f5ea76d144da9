/** A mail as plain text. */
import { groupPhone } from '../../domain/phone.ts'
import { say } from '../strings.ts'
import type { FactGroup, MailCard, MailContent, MailFact, MailLink } from './mail-content.ts'

const RULE = '-'.repeat(40)

export function textOf(content: MailContent & { readonly reason: string }): string {
  const { language, site, reason, unsubscribe } = content
  const end = [
    reason,
    ...(unsubscribe === undefined ? [] : [`${say(language, 'mail.unsubscribe')}: ${unsubscribe}`]),
  ]
  return `${[...bodyOf(content), `${RULE}\n${site.name}\n${site.url}`, ...end].join('\n\n')}\n`
}

/** Blocks with an empty line between them. */
function bodyOf(content: MailContent): readonly string[] {
  const { greeting, paragraphs, button, cards = [], facts = [], links = [], closing = [] } = content
  const title = content.factsTitle
  const sign =
    greeting === undefined ? [] : [[say(content.language, 'mail.closing'), ...signOf(content)].join('\n')]
  return [
    content.heading ?? content.subject,
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    ...(button === undefined ? [] : [linkText(button)]),
    ...(links.length === 0 ? [] : [links.map(linkText).join('\n')]),
    ...cards.map(cardText),
    ...(title === undefined || facts.length === 0 ? [] : [title.toUpperCase()]),
    ...facts.map(groupText),
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

function linkText({ label, url }: MailLink): string {
  return `${label}: ${url}`
}

function cardText({ title, lines, link }: MailCard): string {
  return [title, ...lines, ...(link === undefined ? [] : [linkText(link)])].join('\n')
}

function groupText({ title, facts }: FactGroup): string {
  return [...(title === undefined ? [] : [title]), ...facts.map(factText)].join('\n')
}

function factText({ label, value }: MailFact): string {
  const asked = label.endsWith('?') ? label : `${label}:`
  // Lines of a visitor stand aside, so that none of them passes for one of ours.
  return value.includes('\n') ? `${asked}\n${value.replace(/^/gm, '  ')}` : `${asked} ${value}`
}
