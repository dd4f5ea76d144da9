/** `kontaktperson`: the agent of a record, or the first office. */
import { nameIn } from '../../domain/locale.ts'
import type { TeamMember } from '../../schema/property.ts'
import type { LinkedSite } from '../../site/linked.ts'
import type { Languages } from './parts.ts'
import { empty, group, leaf } from '../../feeds/xml.ts'
import type { XmlElement } from '../../feeds/xml.ts'

export function contactOf(
  { config }: Pick<LinkedSite, 'config'>,
  agent: TeamMember | undefined,
  { locale, fallback }: Languages,
): XmlElement {
  const { name, url, offices } = config.site
  const office = offices.find(({ id }) => id !== undefined && id === agent?.office) ?? offices[0]
  return group('kontaktperson', [
    leaf('email_zentrale', office?.email),
    leaf('email_direkt', agent?.email),
    leaf('tel_zentrale', office?.phone),
    leaf('tel_durchw', agent?.phone),
    leaf('name', agent?.name ?? name),
    leaf('position', nameIn(agent?.role, locale, fallback)),
    leaf('firma', name),
    leaf('strasse', nameIn(office?.street, locale, fallback)),
    leaf('plz', office?.zip),
    leaf('ort', nameIn(office?.city, locale, fallback)),
    office === undefined ? undefined : empty('land', { iso_land: office.country === 'LU' ? 'LUX' : 'BEL' }),
    leaf('url', url),
    leaf('personennummer', agent?.id),
  ]) as XmlElement
}
