/** The desk of the demo (`serve --demo`): six people in two offices, and a year of messages and appointments, up to today. */
import type { Transaction } from 'kysely'
import { contactMe } from '../../core/domain/forms/contact-me.ts'
import { visit } from '../../core/domain/forms/visit.ts'
import type { DeskRole } from '../../core/domain/desk.ts'
import type { ServiceProperty } from '../../core/schema/service-site.ts'
import { makeDeskLink } from '../../core/service/desk/links.ts'
import type { DeskMemberRow } from '../../core/service/desk/desk-tables.ts'
import { memberByEmail, newMember } from '../../core/service/desk/members.ts'
import type { ServiceDeps } from '../../core/service/deps.ts'
import type { AppointmentRow } from '../../core/service/appointments/appointment-tables.ts'
import { addDays, dayOf, instantOf, weekdayOf, zoneOf } from '../../core/service/time-zone.ts'
import type { SubmissionRow, Tables } from '../../core/service/store/tables.ts'
import { createChance } from './demo-chance.ts'
import type { Chance } from './demo-chance.ts'
import { ANSWERS, NOTES, QUESTIONS, ASKERS } from './demo-messages.ts'

const DAY = 24 * 3600_000
const DAYS = 364
const CHIEF = 'griet@dorpel-linde.example'

const PEOPLE: readonly (readonly [name: string, email: string, role: DeskRole, office: string | null])[] = [
  ['Griet Linde', CHIEF, 'administrator', null],
  ['Joke Verstraete', 'joke@dorpel-linde.example', 'manager', 'gent'],
  ['Bram Goossens', 'bram@dorpel-linde.example', 'agent', 'gent'],
  ['Inès Maertens', 'ines@dorpel-linde.example', 'agent', 'gent'],
  ['Delphine Lacroix', 'delphine@dorpel-linde.example', 'manager', 'brussel'],
  ['Karim El Amrani', 'karim@dorpel-linde.example', 'agent', 'brussel'],
]

type SeedDeps = Pick<ServiceDeps, 'store' | 'site' | 'config' | 'now' | 'random' | 'secrets' | 'address'>

/** The link by which the administrator of the demo chooses a password. Undefined without the desk, and after the first log-in. */
export function seedDesk(deps: SeedDeps): Promise<string | undefined> {
  if (deps.config.desk?.enabled !== true) return Promise.resolve(undefined)
  return deps.store.write(async (transaction) => {
    const known = await memberByEmail(transaction, CHIEF)
    const members = known === undefined ? await addPeople(transaction, deps) : []
    const chief = known ?? members[0]
    if (chief === undefined || chief.password !== null) return undefined
    return makeDeskLink(transaction, { member: chief.id, kind: 'invitation' }, deps)
  })
}

async function addPeople(
  transaction: Transaction<Tables>,
  deps: SeedDeps,
): Promise<readonly DeskMemberRow[]> {
  const members = PEOPLE.map(([name, email, role, office]) =>
    newMember({ name, email, role, office, language: office === 'brussel' ? 'fr' : 'nl' }, deps),
  )
  await transaction.insertInto('desk_member').values(members).execute()
  const chance = createChance(4127)
  const today = dayOf(deps.now(), zoneOf(deps))
  for (let ago = DAYS; ago >= -6; ago--) {
    const day = addDays(today, -ago)
    if (weekdayOf(day) === 7) continue
    if (ago >= 0 && chance.next() < 0.7) await addMessage(transaction, { day, ago, chance, members, deps })
    if (chance.next() < 0.4) await addVisit(transaction, { day, ago, chance, members, deps })
  }
  return members
}

interface Adding {
  readonly day: string
  /** Days before today; negative for days to come. */
  readonly ago: number
  readonly chance: Chance
  readonly members: readonly DeskMemberRow[]
  readonly deps: SeedDeps
}

/** Ids sort by the time of the message, as those of the service. */
function idAt(at: number, { random }: Pick<SeedDeps, 'random'>): string {
  return at.toString(16).padStart(12, '0') + random(10).toString('hex')
}

interface Received {
  readonly row: SubmissionRow
  readonly home: ServiceProperty
  readonly name: string
}

function receivedOf(form: SubmissionRow['form'], at: number, { chance, deps }: Adding): Received {
  const { first, last, language } = chance.of(ASKERS)
  const home = chance.of(deps.site().properties)
  const remarks = chance.of(QUESTIONS[language] ?? QUESTIONS.nl ?? [])
  const email = `${first}.${last}`
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase()
  const fields = {
    firstName: first,
    lastName: last,
    email: `${email}@voorbeeld.be`,
    phone: '+32470000000',
    remarks,
  }
  const row: SubmissionRow = {
    id: idAt(at, deps),
    form,
    language,
    property: home.id,
    project: null,
    office: home.office ?? null,
    agent: home.agent?.name ?? null,
    email: fields.email,
    fields: JSON.stringify({ ...fields, property: home.id }),
    received_at: at,
    handled_at: null,
    erase_at: at + 2 * 365 * DAY,
  }
  return { row, home, name: `${first} ${last}` }
}

/** Older messages were handled, with an answer and now and then a note. */
async function addMessage(transaction: Transaction<Tables>, adding: Adding): Promise<void> {
  const { day, ago, chance, members, deps } = adding
  const at = instantOf({ day, minutes: chance.between(8 * 60, 9 * 60) }, zoneOf(deps))
  if (at > deps.now()) return
  const { row } = receivedOf(contactMe.name, at, adding)
  const isHandled = ago > 6
  await transaction
    .insertInto('submission')
    .values({ ...row, handled_at: isHandled ? at + 3 * 3600_000 : null })
    .execute()
  if (!isHandled) return
  const member = members.find(({ office }) => office === row.office)?.id ?? ''
  const submission = row.id
  await transaction.insertInto('desk_work').values({ submission, assigned_to: member, version: 1 }).execute()
  const reply = {
    id: idAt(at + 1, deps),
    submission,
    member,
    at: at + 2 * 3600_000,
    subject: 'Re',
    text: ANSWERS[row.language] ?? ANSWERS.nl ?? '',
  }
  await transaction.insertInto('desk_reply').values(reply).execute()
  if (chance.next() > 0.3) return
  const note = { id: idAt(at + 2, deps), submission, member, at: at + 3600_000, text: chance.of(NOTES) }
  await transaction.insertInto('desk_note').values(note).execute()
}

/** Asked for three days before. */
async function addVisit(transaction: Transaction<Tables>, adding: Adding): Promise<void> {
  const { day, chance, deps } = adding
  const starts_at = instantOf({ day, minutes: chance.between(10, 15) * 60 }, zoneOf(deps))
  const asked = Math.min(starts_at - 3 * DAY, deps.now() - 3600_000)
  const { row, home, name } = receivedOf(visit.name, asked, adding)
  const isPast = starts_at < deps.now()
  await transaction
    .insertInto('submission')
    .values({ ...row, handled_at: isPast ? starts_at : null })
    .execute()
  const appointment: AppointmentRow = {
    id: row.id,
    form: row.form,
    language: row.language,
    property: home.id,
    meeting: null,
    name,
    email: row.email ?? '',
    phone: '+32470000000',
    office: home.office ?? null,
    person: home.agent?.name ?? null,
    place: null,
    address: null,
    starts_at,
    ends_at: starts_at + 30 * 60_000,
    state: 'confirmed',
    sequence: 0,
    created_at: asked,
    erase_at: starts_at + 365 * DAY,
    confirm_by: null,
    gone_at: null,
  }
  await transaction.insertInto('appointment').values(appointment).execute()
}
