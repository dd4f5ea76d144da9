import type { Locale } from '../../languages/codes.ts'
import { borrowedFrom, nameIn } from '../../domain/locale.ts'
import type { ServicePerson, ServiceProperty, ServiceSite } from '../../schema/service-site.ts'
import type { Received } from '../submissions/handler.ts'
import { subjectOf } from '../submissions/subject.ts'
import { say } from '../strings.ts'
import type { MailCard } from './mail-content.ts'

interface SiteInLanguage {
  readonly site: ServiceSite
  readonly language: Locale
}

/** The property or the project of a form. One that the site no longer shows has no card. */
export function cardsOf({ values }: Pick<Received, 'values'>, place: SiteInLanguage): readonly MailCard[] {
  const { property, project } = subjectOf(values, place.site)
  return [propertyCard(property, place) ?? [], projectCard(project, place) ?? []].flat()
}

/** The agent of the property or the project that a form is about. */
export function agentOf({ values }: Pick<Received, 'values'>, site: ServiceSite): ServicePerson | undefined {
  const { property, project } = subjectOf(values, site)
  return (
    site.properties.find(({ id }) => id === property)?.agent ??
    site.projects.find(({ id }) => id === project)?.agent
  )
}

/** The card of a property, for all mails: newsletter, searches, appointments, owners. */
export function propertyCard(id: string, { site, language }: SiteInLanguage): MailCard | null {
  const property = site.properties.find((known) => known.id === id)
  if (property === undefined) return null
  const address = nameIn(property.address, language, site.defaultLocale)
  const town = [property.zip, nameIn(property.towns, language, site.defaultLocale)].filter(Boolean).join(' ')
  const price = property.prices[language]
  const url = addressOf(property.paths, { site, language })
  return {
    ...titleOf(property, { site, language, name: property.reference }),
    lines: [address ?? town, price ?? ''].filter((line) => line !== ''),
    ...(url === undefined ? {} : { link: { label: say(language, 'mail.viewProperty'), url } }),
    ...pictureOf(property.picture, site),
  }
}

function projectCard(id: string, { site, language }: SiteInLanguage): MailCard | null {
  const project = site.projects.find((known) => known.id === id)
  if (project === undefined) return null
  const url = addressOf(project.paths, { site, language })
  return {
    ...titleOf(project, { site, language, name: project.id }),
    lines: [],
    ...(url === undefined ? {} : { link: { label: say(language, 'mail.viewProject'), url } }),
  }
}

function titleOf(
  { titles }: Pick<ServiceProperty, 'titles'>,
  { site, language, name }: SiteInLanguage & { readonly name: string },
): Pick<MailCard, 'title' | 'titleLanguage'> {
  const title = nameIn(titles, language, site.defaultLocale) ?? name
  const titleLanguage = borrowedFrom(titles, language, site.defaultLocale)
  return titleLanguage === undefined ? { title } : { title, titleLanguage }
}

/** The page in another language, if there is none in this one. */
function addressOf(
  paths: ServiceSite['pages']['home'],
  { site, language }: SiteInLanguage,
): string | undefined {
  const path = nameIn(paths, language, site.defaultLocale)
  return path === undefined ? undefined : `${site.url}${path}`
}

/** Outlook shows neither WebP nor AVIF. */
function pictureOf(picture: string | undefined, { url }: ServiceSite): Pick<MailCard, 'picture'> {
  return picture !== undefined && /\.(?:jpe?g|png)$/i.test(picture) ? { picture: `${url}${picture}` } : {}
}
