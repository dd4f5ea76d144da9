/** A registered search. After the visitor has confirmed it by mail, each publication is compared with it. */
import { linkLife } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import { registeredSearch } from '../../domain/forms/registered-search.ts'
import { nameIn } from '../../domain/locale.ts'
import type { Locale } from '../../languages/codes.ts'
import { townsOfZone } from '../../domain/search-zone.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'
import { composeMails, officeMails } from '../mail/compose.ts'
import { say, sayConfigured, sayCount } from '../strings.ts'
import { criteriaOf, matchesOf, townsOf } from '../registered-searches/criteria.ts'
import type { Criteria } from '../registered-searches/criteria.ts'
import { searchUrl } from '../registered-searches/life.ts'
import { keepSearch, noteSeen, pendingIsFull } from '../registered-searches/searches.ts'

const handle: FormHandler = async (received, { deps, transaction }) => {
  const { values, language, receivedAt } = received
  const criteria = criteriaOf(values)
  const email = String(values.email).toLowerCase()
  const site = deps.site()
  const request = { received, site, config: deps.config }
  // The answer is the same for every address.
  if (await pendingIsFull(transaction, email)) return { kind: 'kept', messages: officeMails(request) }
  const { kind, row } = await keepSearch(transaction, {
    id: received.id,
    email,
    language,
    criteria: JSON.stringify(criteria),
    saved: null,
    created_at: receivedAt,
    confirmed_at: null,
    paused_at: null,
    reminded_at: null,
    expires_at: receivedAt + daysLong(linkLife('search', deps.config)),
  })
  if (kind === 'waiting') return { kind: 'kept', messages: officeMails(request) }
  const towns = townsOf(site)
  const matches = matchesOf(criteria, site, towns)
  if (kind === 'asked') await noteSeen(transaction, matches, { search: row.id, now: receivedAt })
  const names = townNames(criteria, { site, towns, language })
  const paragraphs = [
    kind === 'known'
      ? say(language, 'registered-search.known.text')
      : sayConfigured(deps.config, language, registeredSearch.mails.text),
    names.length === 0
      ? say(language, 'registered-search.noTown')
      : say(language, 'registered-search.towns', { towns: names.join(', ') }),
    ...(matches.length === 0 ? [] : [sayCount(language, 'registered-search.now', matches.length)]),
  ]
  const subject = kind === 'known' ? 'registered-search.known.subject' : registeredSearch.mails.subject
  const button = kind === 'known' ? 'registered-search.change' : 'registered-search.confirm'
  const said = { subject: say(language, subject), paragraphs }
  const links = [{ label: say(language, button), url: searchUrl(row, deps) }]
  return { kind: 'kept', messages: composeMails({ ...request, said, links }) }
}

export const registeredSearchTreatment: FormTreatment = { handle }

interface NameSources {
  readonly site: ServiceSite
  readonly towns: ReturnType<typeof townsOf>
  readonly language: Locale
}

/** Names as the site writes them. The mail shows how the zone was read, and repeats no typed text. */
function townNames({ zone }: Criteria, { site, towns, language }: NameSources): readonly string[] {
  const found = townsOfZone(towns, zone)
  return found.flatMap(({ zip, names }) => {
    const property = site.properties.find(
      (known) => known.zip === zip && names.includes(nameOf(known.towns, site)),
    )
    const name = property && nameIn(property.towns, language, site.defaultLocale)
    return [`${zip} ${name ?? names[0] ?? ''}`.trim()]
  })
}

function nameOf(towns: ServiceSite['properties'][number]['towns'], { defaultLocale }: ServiceSite): string {
  return nameIn(towns, defaultLocale, defaultLocale) ?? ''
}
