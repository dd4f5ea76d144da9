/** A registered search: it is kept, and its visitor is told what it finds now and after each publication. */
import { registeredSearch } from '../../domain/forms/registered-search.ts'
import { nameIn } from '../../domain/locale.ts'
import type { Locale } from '../../languages/codes.ts'
import { townsOfZone } from '../../domain/search-zone.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'
import { composeMails } from '../mail/compose.ts'
import { say, sayCount } from '../strings.ts'
import { criteriaOf, matchesOf, townsOf } from '../registered-searches/criteria.ts'
import type { Criteria } from '../registered-searches/criteria.ts'
import { searchExpiry, searchUrl } from '../registered-searches/life.ts'
import { countSearches, keepSearch, noteSeen } from '../registered-searches/searches.ts'

/** Enough for a visitor and a family; more come from a machine. */
export const MOST_SEARCHES = 20

const handle: FormHandler = async (received, { deps, transaction }) => {
  const { values, language, receivedAt } = received
  const criteria = criteriaOf(values)
  const email = String(values.email).toLowerCase()
  if ((await countSearches(transaction, email)) >= MOST_SEARCHES) return { kind: 'refused', answer: 'often' }
  const row = await keepSearch(transaction, {
    id: received.id,
    email,
    language,
    criteria: JSON.stringify(criteria),
    created_at: receivedAt,
    paused_at: null,
    reminded_at: null,
    expires_at: searchExpiry(receivedAt, deps.config),
  })
  const site = deps.site()
  const towns = townsOf(site)
  const matches = matchesOf(criteria, site, towns)
  await noteSeen(transaction, matches, { search: row.id, now: receivedAt })
  const names = townNames(criteria, { site, towns, language })
  const paragraphs = [
    say(language, registeredSearch.mails.text),
    names.length === 0
      ? say(language, 'registered-search.noTown')
      : say(language, 'registered-search.towns', { towns: names.join(', ') }),
    ...(matches.length === 0 ? [] : [sayCount(language, 'registered-search.now', matches.length)]),
  ]
  const said = { subject: say(language, registeredSearch.mails.subject), paragraphs }
  const links = [{ label: say(language, 'registered-search.change'), url: searchUrl(row, deps) }]
  return { kind: 'kept', messages: composeMails({ received, site, config: deps.config, said, links }) }
}

export const registeredSearchTreatment: FormTreatment = { handle }

interface Place {
  readonly site: ServiceSite
  readonly towns: ReturnType<typeof townsOf>
  readonly language: Locale
}

/** Names as the site writes them: the mail shows how the zone was read, and repeats no typed text. */
function townNames({ zone }: Criteria, { site, towns, language }: Place): readonly string[] {
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
