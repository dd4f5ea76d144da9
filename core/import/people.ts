/** The agents and offices of an export as people and offices of the site, whose own people and offices take precedence. */
import { z } from 'zod'
import { problem } from '../diagnostics/diagnostic.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { teamMember } from '../schema/property.ts'
import type { TeamMember } from '../schema/property.ts'
import { office as officeSchema } from '../schema/config/office.ts'
import type { Office } from '../schema/config/office.ts'
import type { PlaceFile } from './beside-export.ts'
import { fold } from './mapping/fold.ts'
import type { MappedFields, MappedPart, MappedRecord } from './mapping/mapped.ts'
import type { RawPlace } from './raw-record.ts'
import { siteIdOf } from './record-ids.ts'
import type { IdRules } from './record-ids.ts'

/** The agency, its offices and its team, as site-config/site.json and team.json state them. */
export interface OwnPeople {
  readonly agency: string
  readonly members: readonly TeamMember[]
  readonly offices: readonly (Office & { readonly id: string })[]
}

/** A record with the people and offices that the export names beside it. */
export interface RecordPeople extends Pick<MappedRecord, 'people' | 'offices'> {
  readonly at: RawPlace
}

export interface ImportedMember {
  readonly member: TeamMember
  /** The first record that names the person. */
  readonly at: RawPlace
}

export interface ImportedPeople {
  readonly team: readonly ImportedMember[]
  readonly offices: readonly (Office & { readonly id: string })[]
  /** Warnings. */
  readonly problems: readonly Problem[]
}

/** `same` renumbers records: an agent may have the number of a home. */
function partId(sourceId: string, ids: IdRules | undefined): number {
  return siteIdOf(sourceId, { prefix: ids?.prefix })
}

/** The number of a person on the site: that of the site's own member with this number, name or mail address. */
export function memberId(part: MappedPart, ids: IdRules | undefined, own: OwnPeople): number {
  const id = partId(part.sourceId, ids)
  if (own.members.some((member) => member.id === id)) return id
  const { email, name } = part.fields
  const isSame = (one: unknown, other: unknown) =>
    typeof one === 'string' && typeof other === 'string' && fold(one) === fold(other)
  // Several people may share the mailbox of an office.
  const isShared = own.offices.some((each) => isSame(each.email, email))
  const known =
    own.members.find((member) => isSame(member.name, name)) ??
    own.members.find((member) => !isShared && isSame(member.email, email))
  return known?.id ?? id
}

/** A person whose data has a mistake is none. A mistake in the photo alone takes only the photo. */
export function memberOf(part: MappedPart, id: number): TeamMember | undefined {
  const whole = teamMember.safeParse({ ...part.fields, id })
  if (whole.success) return whole.data
  const { photo: _, ...fields } = part.fields
  return teamMember.safeParse({ ...fields, id }).data
}

export interface PeopleOptions {
  readonly ids: IdRules | undefined
  readonly own: OwnPeople
  readonly placeFile: PlaceFile
}

/** Everybody whom the records name, once, with their offices, but for the site's own people and offices. */
export function peopleIn(
  records: readonly RecordPeople[],
  { ids, own, placeFile }: PeopleOptions,
): ImportedPeople {
  const team = new Map<number, ImportedMember>()
  const offices = createOffices(ids, own)
  const known = new Set(own.members.map(({ id }) => id))
  for (const { people, offices: named, at } of records) {
    if (people.length === 0) continue
    const [office] = named.map((part) => offices.idOf(part, at))
    for (const part of people) {
      const id = memberId(part, ids, own)
      if (known.has(id) || team.has(id)) continue
      const fields = office === undefined ? part.fields : { office, ...part.fields }
      const found = memberOf({ ...part, fields }, id)
      if (found === undefined) continue
      const { photo } = found
      const member = photo === undefined ? found : { ...found, photo: placeFile(photo, at.file) }
      team.set(id, { member, at })
    }
  }
  return { team: [...team.values()], ...offices.all() }
}

function createOffices(ids: IdRules | undefined, own: OwnPeople) {
  const known = new Map<string, string | undefined>()
  const added: (Office & { readonly id: string })[] = []
  const problems: Problem[] = []
  const add = ({ sourceId, fields }: MappedPart, at: RawPlace): string | undefined => {
    const same = ownOffice(fields, own)
    if (same !== undefined) return same
    const id = `office-${partId(sourceId, ids)}`
    const { data, error } = officeSchema.safeParse({ ...fields, id })
    if (data !== undefined) {
      added.push({ ...data, id })
      return id
    }
    const missing = z.flattenError(error).fieldErrors
    const words = { name: String(fields['name']), missing: Object.keys(missing) }
    const position = { line: at.line, column: 1 }
    problems.push(problem('AS9306', words, { at: { file: at.file, path: [], position } }))
    return undefined
  }
  return {
    idOf(part: MappedPart, at: RawPlace): string | undefined {
      if (!known.has(part.sourceId)) known.set(part.sourceId, add(part, at))
      return known.get(part.sourceId)
    },
    all: () => ({ offices: added, problems }),
  }
}

/** The site's own office of this name or at this address; its only one if the export names the agency. */
function ownOffice(fields: MappedFields, { agency, offices }: OwnPeople): string | undefined {
  const name = fold(String(fields['name']))
  const namesOf = (text: Office['name']) => (typeof text === 'string' ? [text] : Object.values(text))
  const place = (zip: unknown, street: unknown) => `${fold(String(zip))} ${fold(String(street))}`
  const given = place(fields['zip'], fields['street'])
  const found = offices.find(
    (each) =>
      [each.id, ...namesOf(each.name)].some((text) => fold(text ?? '') === name) ||
      namesOf(each.street).some((street) => place(each.zip, street) === given),
  )
  const [only, ...others] = offices
  if (found !== undefined) return found.id
  return others.length === 0 && fold(agency) === name ? only?.id : undefined
}
