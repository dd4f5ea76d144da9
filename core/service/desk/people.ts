/** The rights of persons at the desk. The log holds numbers only: no name and no address of a visitor is in it. */
import { emailKey } from '../../domain/email.ts'
import { PEOPLE_ENDPOINTS } from '../../http/desk/people.ts'
import type { DeskPerson, DeskRequests } from '../../http/desk/people.ts'
import { daysLong } from '../../domain/duration.ts'
import { DESK_LOG_DAYS } from '../../domain/desk.ts'
import { download } from '../accounts/answers.ts'
import type { ServiceDeps } from '../deps.ts'
import { erasePerson } from '../erase-person.ts'
import { newId } from '../ids.ts'
import { exportData, wipe } from '../personal-data.ts'
import { insertAll } from '../store/json-rows.ts'
import { addMonths, dayOf, instantOf, zoneOf } from '../time-zone.ts'
import type { Call, Handlers } from './call.ts'
import { refused } from './call.ts'
import { contactOf, correctPerson } from './correct-person.ts'
import { memberNames } from './members.ts'

type Endpoints = typeof PEOPLE_ENDPOINTS

export const peopleHandlers: Handlers<Endpoints> = {
  person: ({ query: { email }, deps }) => personOf(email, deps),
  personData: async ({ query: { email }, deps }) => {
    const found = await exportData(deps.store, email)
    return download({
      name: 'person.json',
      type: 'application/json',
      content: `${JSON.stringify(found, undefined, 2)}\n`,
    })
  },
  erasePerson: async ({ body: { email }, deps }) => {
    const { erased, ahead } = await erasePerson(deps, email)
    await wipe(deps)
    deps.wakeOutbox()
    return { erased: { ...erased }, cancelled: ahead.length }
  },
  correctPerson: async ({ body: { email, contact }, deps }) => {
    await correctPerson(deps.store, emailKey(email), contact)
    await wipe(deps)
    return personOf(email, deps)
  },
  requests: ({ deps }) => listRequests(deps),
  addRequest,
  endRequest: async ({ param, deps }) => {
    const ended = await deps.store.write((transaction) =>
      transaction
        .updateTable('desk_request')
        .set({ done_at: deps.now() })
        .where('id', '=', param('request'))
        .where('done_at', 'is', null)
        .executeTakeFirst(),
    )
    return ended.numUpdatedRows === 0n ? refused('not-found') : listRequests(deps)
  },
}

async function personOf(email: string, deps: ServiceDeps): Promise<DeskPerson> {
  const found = await exportData(deps.store, email)
  const counts = Object.entries(found).map(([name, rows]) => [name, rows.length] as const)
  return {
    email,
    found: Object.fromEntries(counts),
    consents: await consentsOf(email, deps),
    contact: await contactOf(deps.store, emailKey(email)),
  }
}

async function consentsOf(address: string, { store: { db } }: ServiceDeps): Promise<DeskPerson['consents']> {
  const email = emailKey(address)
  const newsletters = await db.selectFrom('subscriber').selectAll().where('email', '=', email).execute()
  const searches = await db.selectFrom('search').selectAll().where('email', '=', email).execute()
  return [
    ...newsletters.map(({ form, asked_at, confirmed_at, ended_at }) => ({
      to: 'newsletter' as const,
      form,
      askedAt: asked_at,
      confirmedAt: confirmed_at,
      endedAt: ended_at,
    })),
    ...searches.map(({ saved, created_at, confirmed_at }) => ({
      to: saved === null ? ('search' as const) : ('saved' as const),
      form: null,
      askedAt: created_at,
      confirmedAt: confirmed_at,
      endedAt: null,
    })),
  ]
}

async function listRequests({ store }: ServiceDeps): Promise<DeskRequests> {
  const rows = await store.db.selectFrom('desk_request').selectAll().orderBy('due_at').orderBy('id').execute()
  const names = await memberNames(store.db)
  return {
    requests: rows.map(({ id, kind, received_at, due_at, done_at, member }) => ({
      id,
      kind,
      receivedAt: received_at,
      dueAt: due_at,
      doneAt: done_at,
      by: names.get(member) ?? '',
    })),
  }
}

/** The answer is due within one month (GDPR, article 12(3)): at the end of the same day of the next month. */
async function addRequest({ body, visitor, deps }: Call<Endpoints['addRequest']>) {
  const { kind, receivedOn } = body
  const zone = zoneOf(deps)
  if (receivedOn > dayOf(deps.now(), zone)) return refused('type')
  const received_at = instantOf({ day: receivedOn, minutes: 0 }, zone)
  const due_at = instantOf({ day: addMonths(receivedOn, 1), minutes: 24 * 60 - 1 }, zone)
  const row = {
    id: newId(deps),
    kind,
    received_at,
    due_at,
    done_at: null,
    member: visitor.member.id,
    erase_at: due_at + daysLong(DESK_LOG_DAYS),
  }
  await deps.store.write((transaction) => insertAll(transaction, 'desk_request', { rows: [row] }))
  return listRequests(deps)
}
