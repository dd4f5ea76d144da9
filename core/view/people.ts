/** Blocks about members of the team. */
import { appointment } from '../domain/forms/appointment.ts'
import type { PageModule } from '../schema/page.ts'
import type { TeamMember } from '../schema/property.ts'
import { officeId } from '../site/offices.ts'
import { APPOINTMENTS } from '../site/person-pages.ts'
import type { BlockContent } from './block-content.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { pageAt } from './links.ts'
import { personOf } from './offices.ts'
import { nameOf, say } from './text.ts'

/** The whole profile of a member, or a list of members. */
export function personBlock(context: ViewContext, module: PageModule): BlockContent | undefined {
  const members = (module.relations ?? []).flatMap(({ id }) => memberOf(context, id) ?? [])
  const [first] = members
  if (first === undefined) return undefined
  if (module.view === 'single-view') return profileOf(context, first)
  return { kind: 'team', people: members.flatMap((member) => personOf(context, member) ?? []) }
}

/** Content names a member by a number, and a relation of a module by its text. */
export function memberOf({ site }: ViewContext, id: number | string | undefined): TeamMember | undefined {
  return site.config.team?.members.find((member) => String(member.id) === String(id))
}

function profileOf(context: ViewContext, member: TeamMember): BlockContent | undefined {
  const person = personOf(context, member)
  const hasAppointments = pageAt(context, APPOINTMENTS) !== undefined
  return (
    person &&
    compact<BlockContent & { kind: 'profile' }>({
      kind: 'profile',
      person,
      languages: spokenBy(context, member),
      office: officeName(context, member),
      appointment:
        person.href !== undefined && hasAppointments
          ? {
              href: `${person.href}#${appointment.name}`,
              label: say(context, 'person.appointment', { name: member.name }),
            }
          : undefined,
    })
  )
}

/** "Spreekt Nederlands en Frans" */
function spokenBy(context: ViewContext, { languages = [] }: TeamMember): string | undefined {
  if (languages.length === 0) return undefined
  const names = new Intl.DisplayNames([context.locale], { type: 'language' })
  const list = new Intl.ListFormat(context.locale, { type: 'conjunction' })
  const spoken = list.format(languages.map((code) => names.of(code) ?? code))
  return say(context, 'person.languages', { languages: spoken })
}

function officeName(context: ViewContext, { office }: TeamMember): string | undefined {
  const found = context.site.config.site.offices.find((each, index) => officeId(each, index) === office)
  return found && nameOf(context, found.name)
}
