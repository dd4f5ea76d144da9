/** A registered search. After the visitor has confirmed it by mail, each publication is compared with it. */
import { registeredSearch } from '../../domain/forms/registered-search.ts'
import { nameIn } from '../../domain/locale.ts'
import type { Locale } from '../../languages/codes.ts'
import { townsOfZone } from '../../domain/search-zone.ts'
import type { ZoneTown } from '../../domain/search-zone.ts'
import type { ServiceSite } from '../../schema/service-site.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'
import { composeMails, officeMails } from '../mail/compose.ts'
import { say, sayConfigured, sayCount } from '../strings.ts'
import { criteriaOf, matchesOf, townsOf } from '../registered-searches/criteria.ts'
import type { Criteria, TownRecord } from '../registered-searches/criteria.ts'
import { askedSearch, searchUrl } from '../registered-searches/life.ts'
import { keepSearch, noteSeen, pendingIsFull } from '../registered-searches/searches.ts'

const handle: FormHandler = async (received, { deps, transaction }) => {
  const { values, language, receivedAt } = received
  const criteria = criteriaOf(values)
  const site = deps.site()
  const request = { received, site, config: deps.config }
  const asked = askedSearch(received, { criteria: JSON.stringify(criteria), saved: null }, deps)
  // The answer is the same for every address.
  if (await pendingIsFull(transaction, asked.email)) return { kind: 'kept', messages: officeMails(request) }
  const { kind, row } = await keepSearch(transaction, asked)
  if (kind === 'waiting') return { kind: 'kept', messages: officeMails(request) }
  const towns = townsOf(site)
  const matches = matchesOf(criteria, site, towns)
  if (kind === 'asked') await noteSeen(transaction, matches, { search: row.id, now: receivedAt })
  const paragraphs = [
    kind === 'known'
      ? say(language, 'registered-search.known.text')
      : sayConfigured(deps.config, language, registeredSearch.mails.text),
    ...zoneLines(criteria, { site, towns, language }),
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

/**
 * How the zone was read: its towns, and those whose surroundings are meant. Names are as the site writes them, so the
 * mail repeats no typed text.
 */
function zoneLines({ zone }: Criteria, { site, towns, language }: NameSources): readonly string[] {
  const found = townsOfZone(towns, zone)
  if (found.length === 0) return [say(language, 'registered-search.noTown')]
  const nameOf = ({ town }: ZoneTown<TownRecord>) => townName(town, { site, language })
  const alone = found.filter(({ kilometres }) => kilometres === undefined).map(nameOf)
  const around = found.flatMap((each) =>
    each.kilometres === undefined
      ? []
      : [say(language, 'registered-search.around', { kilometres: each.kilometres, town: nameOf(each) })],
  )
  return alone.length === 0
    ? around
    : [say(language, 'registered-search.towns', { towns: alone.join(', ') }), ...around]
}

function townName(
  { zip, names }: TownRecord,
  { site, language }: Pick<NameSources, 'site' | 'language'>,
): string {
  const { defaultLocale } = site
  const property = site.properties.find(
    (known) => known.zip === zip && names.includes(nameIn(known.towns, defaultLocale, defaultLocale) ?? ''),
  )
  const name = property && nameIn(property.towns, language, defaultLocale)
  return `${zip} ${name ?? names[0] ?? ''}`.trim()
}
