import { appointment } from '../domain/forms/appointment.ts'
import { groupBy } from '../domain/group-by.ts'
import { textIn } from '../domain/locale.ts'
import type { Locale } from '../languages/codes.ts'
import type { TeamMember } from '../schema/property.ts'
import { hasPage, idsOf, localesWith, moduleOf, saidInEach } from './generated-modules.ts'
import type { GeneratedPage, ToTell } from './generated-modules.ts'
import type { LinkedArticle, LinkedProperty } from './linked.ts'
import { matchRoute } from './routes.ts'
import { slugOf } from './slug.ts'

export function personPath(id: number): string {
  return `/team/${id}/`
}

/** The page on which visitors make appointments. */
export const APPOINTMENTS = '/appointment/'

const MOST_HOMES = 12
const MOST_SOLD = 8

/** A page for each member with an introduction, homes or articles, or with a page of the content. */
export function personPages(told: ToTell): readonly GeneratedPage[] {
  const members = told.config.team?.members ?? []
  if (members.length === 0 || matchRoute(told.routes, personPath(1)) === null) return []
  const byAgent = (homes: readonly LinkedProperty[]) =>
    groupBy(homes, ({ agent }) => (agent === undefined ? [] : [agent.id]))
  const [offered, sold] = [byAgent(told.offered), byAgent(told.references)]
  const articles = groupBy(told.articles, ({ article: { agent } }) => (agent === undefined ? [] : [agent]))
  return members.map((member, index) =>
    personPage(told, {
      member,
      index,
      offered: offered.get(member.id) ?? [],
      sold: sold.get(member.id) ?? [],
      articles: articles.get(member.id) ?? [],
    }),
  )
}

interface Person {
  readonly member: TeamMember
  readonly index: number
  readonly offered: readonly LinkedProperty[]
  readonly sold: readonly LinkedProperty[]
  readonly articles: readonly LinkedArticle[]
}

function personPage(told: ToTell, person: Person): GeneratedPage {
  const { member, index } = person
  const { name } = member
  const agency = told.config.site.name
  return {
    original: personPath(member.id),
    titles: Object.fromEntries(told.locales.map((locale) => [locale, name])),
    summary: saidInEach(told, 'person.description', () => ({ name, agency })),
    values: (locale) => ({
      slug: isOnly(told, person)
        ? slugOf(name, member.id, locale)
        : `${slugOf(name, member.id, locale)}-${member.id}`,
    }),
    modules: modulesOf(told, person),
    origins: [{ file: 'site-config/team.json', path: ['members', index] }],
    locales: localesOf(told, person),
  }
}

/** The languages with an introduction, a home or an article. */
function localesOf(told: ToTell, { member, offered, sold, articles }: Person): readonly Locale[] {
  const found = new Set(localesWith(told, [...offered, ...sold, ...articles]))
  return told.locales.filter(
    (locale) => found.has(locale) || textIn(member.introduction, locale) !== undefined,
  )
}

/** Two people of one name have their numbers in their addresses. */
function isOnly({ config }: ToTell, { member }: Person): boolean {
  const members = config.team?.members ?? []
  return members.every(
    ({ id, name }) => id === member.id || slugOf(name, id) !== slugOf(member.name, member.id),
  )
}

function modulesOf(told: ToTell, { member, offered, sold, articles }: Person): GeneratedPage['modules'] {
  const { name } = member
  const title = (key: 'person.homes' | 'person.sold' | 'person.voices' | 'person.articles') =>
    saidInEach(told, key, () => ({ name }))
  const ids = (found: readonly LinkedArticle[]) => found.map(({ id }) => id)
  const voices = articles.filter(({ article }) => article.name !== undefined)
  const written = articles.filter(({ article }) => article.name === undefined)
  return [
    ...moduleOf('person', [member.id], () => ({ position: 'contentTop', view: 'single-view' })),
    ...moduleOf('property', idsOf(offered, MOST_HOMES), () => ({
      title: title('person.homes'),
      numberItemOfRow: 3,
    })),
    ...moduleOf('article', ids(voices), () => ({
      title: title('person.voices'),
      view: 'slider-view',
      numberItemOfRow: 1,
    })),
    ...moduleOf('article', ids(written), () => ({ title: title('person.articles'), view: 'module-view' })),
    ...moduleOf('property', idsOf(sold, MOST_SOLD), () => ({
      title: title('person.sold'),
      numberItemOfRow: 4,
    })),
    ...appointmentWith(told, member),
  ]
}

/** The form for an appointment with the person, if the site has a page with that form. */
function appointmentWith(told: ToTell, { id, name }: TeamMember): GeneratedPage['modules'] {
  if (!hasPage(told, APPOINTMENTS)) return []
  return [
    {
      position: 'contentBottom',
      title: saidInEach(told, 'person.appointment', () => ({ name })),
      col: { lg: 8 },
      relations: [{ type: 'contact', id: appointment.name, agent: id }],
    },
  ]
}
