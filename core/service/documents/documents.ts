/** The documents of a property or a project that a visitor may ask for, and which of them were asked for. */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Locale } from '../../languages/codes.ts'
import { LOCALES } from '../../languages/codes.ts'
import { nameIn } from '../../domain/locale.ts'
import type { ServiceProperty, ServiceSite } from '../../schema/service-site.ts'
import type { Tables } from '../store/tables.ts'

export type ListedDocument = ServiceProperty['documents'][number]

/** A property or a project with its documents. */
export interface Documented {
  /** The id of a property, or that of a project after `project-`. Both are numbers. */
  readonly id: string
  readonly documents: readonly ListedDocument[]
}

/** The record that a form or a link names; undefined for one that is no longer on the site. */
export function documentedBy(
  {
    property = '',
    project = '',
  }: { readonly property?: string | undefined; readonly project?: string | undefined },
  { properties, projects }: Pick<ServiceSite, 'properties' | 'projects'>,
): Documented | undefined {
  if (property !== '') return properties.find(({ id }) => id === property)
  const found = projects.find(({ id }) => id === project)
  return found && { id: `${PROJECT}${found.id}`, documents: found.documents ?? [] }
}

/** The same by the id of `Documented`. */
export function documentedById(id: string, site: ServiceSite): Documented | undefined {
  return documentedBy(id.startsWith(PROJECT) ? { project: id.slice(PROJECT.length) } : { property: id }, site)
}

const PROJECT = 'project-'

/**
 * The document with this name on the page. The visitor's language is compared first, because two documents
 * may share a name across languages.
 */
export function documentNamed(
  { documents }: Documented,
  name: string,
  language: Locale,
): ListedDocument | undefined {
  const order = [language, ...LOCALES.filter((locale) => locale !== language)]
  for (const locale of order) {
    const found = documents.find(({ names }) => names[locale] === name)
    if (found !== undefined) return found
  }
  return undefined
}

/**
 * The id of a document in links and requests. It depends on the address of the content, so that a link never
 * opens another document at the same place of the list.
 */
export function documentKey({ file, names }: ListedDocument): string {
  return createHash('sha256')
    .update(file ?? JSON.stringify(LOCALES.map((locale) => names[locale] ?? null)))
    .digest('hex')
    .slice(0, 32)
}

export function documentTitle(
  { names }: ListedDocument,
  language: Locale,
  { defaultLocale }: ServiceSite,
): string {
  return nameIn(names, language, defaultLocale) ?? ''
}

interface DocumentRequest {
  readonly email: string
  readonly property: string
  readonly documents: readonly string[]
  readonly now: number
  /** Requests after this time get no second mail. */
  readonly since: number
  readonly eraseAt: number
}

/** Notes what is asked for, and gives what was not asked for before; in one step, so that of two equal requests one is first. */
export async function noteRequest(
  transaction: Transaction<Tables>,
  { email, property, documents, now, since, eraseAt }: DocumentRequest,
): Promise<readonly string[]> {
  const rows = await transaction
    .insertInto('document_request')
    .values(
      documents.map((document) => ({ email, property, document, requested_at: now, erase_at: eraseAt })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['email', 'property', 'document'])
        .doUpdateSet({ requested_at: now, erase_at: eraseAt })
        .where('document_request.requested_at', '<=', since),
    )
    .returning('document')
    .execute()
  return rows.map(({ document }) => document)
}
