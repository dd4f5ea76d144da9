/**
 * Stores forms that are only passed on: those that arrive at the same time in one transaction, with one statement for each table. Under
 * load, a form costs a fraction of the statements that it takes alone.
 */
import { setImmediate } from 'node:timers/promises'
import type { ServiceDeps } from '../deps.ts'
import { secondsToTurns, takeTurnsOfEach } from '../guards/limits.ts'
import type { Turn } from '../guards/limits.ts'
import { formMails } from '../mail/form-mails.ts'
import type { OutboundMessage } from '../mail/message.ts'
import { enqueueAll } from '../outbox/enqueue.ts'
import { composeWebhooks } from '../outbox/webhook.ts'
import { insertAll } from '../store/json-rows.ts'
import type { AcceptedPostRow } from '../store/tables.ts'
import { acceptNew, giveBack } from './accepted-posts.ts'
import type { Received } from './handler.ts'
import { submissionRow } from './stored-form.ts'

interface PassedOn {
  readonly received: Received
  readonly post: AcceptedPostRow
  readonly turns: readonly Turn[]
}

/**
 * `apart`: nothing was stored, because the form was accepted before, its proof was used, or a limit is reached. Stored alone, it gets the
 * right answer.
 */
type Outcome = 'kept' | 'apart'

export type PassOnTogether = (form: PassedOn) => Promise<Outcome>

interface Waiting {
  readonly form: PassedOn
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (error: unknown) => void
}

/** The most forms in one transaction: none waits long for the others, and pages are served in between. */
const TOGETHER = 32

/**
 * Transactions at the same time. On PostgreSQL, one is sent while another waits for the server; the embedded file has one writer.
 */
const AT_ONCE = { file: 1, postgres: 4 } as const

export function createPassOnTogether(deps: ServiceDeps): PassOnTogether {
  const waiting: Waiting[] = []
  let working = 0
  const work = async () => {
    working++
    // Requests that have arrived by then are read first, and join.
    await setImmediate()
    for (let some = next(); some.length > 0; some = next()) {
      await settle(some, deps)
      await setImmediate()
    }
    working--
  }
  const next = () => waiting.splice(0, TOGETHER)
  return (form) =>
    new Promise((resolve, reject) => {
      waiting.push({ form, resolve, reject })
      if (working < AT_ONCE[deps.store.engine]) void work()
    })
}

async function settle(all: readonly Waiting[], deps: ServiceDeps): Promise<void> {
  try {
    const kept = await store(
      all.map(({ form }) => form),
      deps,
    )
    if (kept.size > 0) deps.wakeOutbox()
    for (const { form, resolve } of all) resolve(kept.has(form.post.submission) ? 'kept' : 'apart')
  } catch (error) {
    for (const { reject } of all) reject(error)
  }
}

/** Returns the ids of the submissions that were stored. */
async function store(forms: readonly PassedOn[], deps: ServiceDeps): Promise<ReadonlySet<string>> {
  const attempts = forms.map(({ turns }) => turns)
  const seconds = await secondsToTurns(deps.store.db, attempts, deps.now())
  const allowed = forms.filter((_, index) => seconds[index] === 0)
  if (allowed.length === 0) return new Set()
  return deps.store.write(async (transaction) => {
    const posts = allowed.map(({ post }) => post)
    const accepted = await acceptNew(transaction, posts)
    const first = allowed.filter(({ post }) => accepted.has(post.submission))
    const waits = await takeTurnsOfEach(
      transaction,
      first.map(({ turns }) => turns),
      deps,
    )
    const [kept, over] = [
      first.filter((_, index) => waits[index] === 0),
      first.filter((_, index) => waits[index] !== 0),
    ]
    for (const { post } of over) await giveBack(transaction, post)
    const rows = kept.map(({ received }) => submissionRow(received, deps))
    await insertAll(transaction, 'submission', { rows })
    await enqueueAll(
      transaction,
      kept.map(({ received }) => ({ submission: received.id, messages: messagesOf(received, deps) })),
      deps,
    )
    return new Set(rows.map(({ id }) => id))
  })
}

function messagesOf(received: Received, deps: ServiceDeps): readonly OutboundMessage[] {
  const { config } = deps
  return [...formMails({ received, site: deps.site(), config }), ...composeWebhooks(received, config)]
}
