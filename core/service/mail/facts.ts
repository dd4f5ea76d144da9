/** The filled-in fields with the labels of the form, in one language. */
import { wholeEuros } from '../../domain/euro-amount.ts'
import { formatAmount, formatDate } from '../../domain/format.ts'
import type { FieldDefinition, FieldGroup } from '../../domain/form-definition.ts'
import type { FieldName } from '../../domain/form-fields.ts'
import { FORMS } from '../../domain/forms.ts'
import type { Locale } from '../../languages/codes.ts'
import { nameIn } from '../../domain/locale.ts'
import { groupPhone, phoneHref } from '../../domain/phone.ts'
import { mailtoHref } from './mailto.ts'
import { SERVICE_STRINGS } from '../../languages/strings.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { Received } from '../submissions/handler.ts'
import { say } from '../strings.ts'
import type { FactGroup, MailFact } from './mail-content.ts'
import { isRepeatable } from './visitor-text.ts'

interface FactsRequest {
  readonly received: Pick<Received, 'form' | 'values'>
  readonly site: ServiceSite
  /** The language of the labels. The visitor’s own words stay as they are. */
  readonly language: Locale
  /** Whether the mail goes to the address in the form, which may belong to another person. */
  readonly repeated: boolean
  readonly without?: readonly FieldName[]
}

export function factsOf(request: FactsRequest): readonly FactGroup[] {
  const { language } = request
  const kind = FORMS[request.received.form]
  const titled: readonly FieldGroup['title'][] = kind.account ? [] : kind.titledInMails
  const groups = kind.groups.map(({ title, fields }) => ({
    title: title !== undefined && titled.includes(title) ? say(language, title) : undefined,
    facts: fields.flatMap((field) => factOf(field, request) ?? []),
  }))
  return groups
    .filter(({ facts }) => facts.length > 0)
    .map(({ title, facts }) => (title === undefined ? { facts } : { title, facts }))
}

function factOf(field: FieldDefinition, request: FactsRequest): MailFact | null {
  const { name, kind } = field
  // A hidden field contains the person whom the visitor meets.
  const label = name === 'agent' ? 'form.label.agent' : field.label
  const { received, site, language, repeated, without = [] } = request
  const given = received.values[name]
  // The mail states the hour in a sentence of its own.
  if (
    given === undefined ||
    label === undefined ||
    kind === 'password' ||
    kind === 'hours' ||
    without.includes(name)
  )
    return null
  // The field belongs to a choice that was not made.
  const condition = field.when && received.values[field.when.field]
  if (condition !== undefined && condition !== field.when?.is) return null
  const values = [given].flat()
  const isFree = (kind === 'text' || kind === 'textarea') && repeated
  if (isFree && !values.every(isRepeatable))
    return { label: say(language, label), value: say(language, 'mail.notRepeated') }
  const value = values.map((one) => valueText(field, one, { site, language })).join('\n')
  const url = linkOf(field, values[0] ?? '', site)
  return { label: say(language, label), value, ...(url === undefined ? {} : { url }) }
}

type SiteInLanguage = Pick<FactsRequest, 'site' | 'language'>

function valueText(
  { kind, euros, options, optionsFrom }: FieldDefinition,
  value: string,
  { site, language }: SiteInLanguage,
): string {
  if (kind === 'hidden') return site.team?.find(({ id }) => id === value)?.name ?? value
  if (kind === 'checkbox') return say(language, 'consent.on')
  if (kind === 'date') return formatDate(value, language) ?? value
  if (kind === 'tel') return groupPhone(value, site.offices[0]?.country)
  if (euros) return formatAmount(wholeEuros(value) ?? Number.NaN, language) ?? value
  if (optionsFrom === 'types') return typeName(value, { site, language })
  if (optionsFrom === 'offices') return officeName(value, { site, language })
  const key =
    optionsFrom === 'slots'
      ? `form.option.slots.${value}`
      : options?.find((option) => option.value === value)?.label
  return (key === undefined ? undefined : textsOf(language)[key]) ?? value
}

/** The texts by any key. A value that is not an option has no text. */
function textsOf(language: Locale): Readonly<Record<string, string | undefined>> {
  return SERVICE_STRINGS[language]
}

function typeName(value: string, { site, language }: SiteInLanguage): string {
  const type = site.homeTypes.find(({ webId }) => String(webId) === value)
  return nameIn(type?.names, language, site.defaultLocale) ?? value
}

function officeName(value: string, { site, language }: SiteInLanguage): string {
  const office = site.offices.find(({ id }) => id === value)
  return nameIn(office?.name, language, site.defaultLocale) ?? value
}

function linkOf({ kind }: FieldDefinition, value: string, site: ServiceSite): string | undefined {
  if (kind === 'email') return mailtoHref(value)
  return kind === 'tel' ? phoneHref(value, site.offices[0]?.country) : undefined
}
