import type { LinkedPage } from '../site/linked.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import type { JsonLd } from './json-ld.ts'
import { absolute, hrefIn } from './links.ts'
import { memberOf } from './people.ts'
import { pictureOf } from './pictures.ts'
import { agencyRef } from './structured-data.ts'
import { textOf } from './text.ts'

/** JSON-LD of the page of a member of the team; none for another page. */
export function personData(context: ViewContext, { page, paths }: LinkedPage): readonly JsonLd[] {
  const [first] = page.params?.modules?.filter(({ view }) => view === 'single-view') ?? []
  const relation = first?.relations?.[0]
  const member = relation?.type === 'person' ? memberOf(context, relation.id) : undefined
  if (member === undefined) return []
  const photo = member.photo && pictureOf(context, { url: member.photo, alt: member.name }, 'portrait')
  const person = compact<JsonLd>({
    '@type': 'Person',
    name: member.name,
    jobTitle: textOf(context, member.role),
    description: textOf(context, member.introduction),
    image: photo && absolute(context, photo.src),
    telephone: member.phone,
    email: member.email,
    knowsLanguage: member.languages,
    worksFor: agencyRef(context),
  })
  return [{ '@type': 'ProfilePage', url: absolute(context, hrefIn(context, paths)), mainEntity: person }]
}
