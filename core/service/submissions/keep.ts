/**
 * Stores a form that has passed every check. Submission, proof of work and messages are written in one
 * transaction.
 */
import type { Transaction } from 'kysely'
import type { FormProblem } from '../../domain/form-problem.ts'
import { FORMS } from '../../domain/forms.ts'
import type { ServiceDeps } from '../deps.ts'
import { networksOf } from '../guards/address.ts'
import { secondsToTurn, takeTurns } from '../guards/limits.ts'
import type { FormLimits, Limit, Turn } from '../guards/limits.ts'
import { optInOf } from '../newsletter/opt-in.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { composeWebhooks } from '../outbox/webhook.ts'
import { insertAll } from '../store/json-rows.ts'
import type { FormHandler, Handled, Received } from './handler.ts'
import { passOn } from './pass-on.ts'
import { FORM_TREATMENTS } from './treatments.ts'
import type { AcceptedPostRow, Tables } from '../store/tables.ts'
import { acceptedBefore, acceptOnce, giveBack, identify, rememberAnswer, spend } from './accepted-posts.ts'
import { CAPTCHA_WRONG } from './proof.ts'
import type { Proof } from './proof.ts'
import type { PassOnTogether } from './pass-on-together.ts'
import { submissionRow } from './stored-form.ts'

export type Kept =
  | { readonly kind: 'well'; readonly next?: string; readonly cookie?: string }
  | { readonly kind: 'unfit'; readonly problems: readonly FormProblem[] }
  | { readonly kind: 'refused'; readonly answer: 'login' }
  | { readonly kind: 'choose' }
  /** `unproven`: the form would be accepted at once with a proof of work. */
  | { readonly kind: 'often'; readonly seconds: number; readonly unproven?: true }

interface Keeping {
  readonly deps: ServiceDeps
  readonly together: PassOnTogether
  readonly proof: Proof
  /** The key that the script of the page makes, the same for each attempt to send a form. */
  readonly key: string | undefined
  readonly limits: FormLimits
}

export async function keep(received: Received, keeping: Keeping): Promise<Kept> {
  const { deps, proof, key, limits, together } = keeping
  if (proof.kind === 'wrong') return { kind: 'unfit', problems: [CAPTCHA_WRONG] }
  const turns = turnsOf(received, { deps, proof, limits })
  const post = identify(received, { key, proof }, deps)
  if (isOnlyPassedOn(received) && (await together({ received, post, turns })) === 'kept')
    return { kind: 'well' }
  const kept = await keepAlone(received, { ...keeping, turns, post })
  if (kept.kind === 'well') deps.wakeOutbox()
  return kept
}

/** Without effects that depend on other rows. */
function isOnlyPassedOn({ form, values }: Received): boolean {
  return FORM_TREATMENTS[form] === undefined && values.newsletter === undefined
}

interface KeptAlone extends Keeping {
  readonly turns: readonly Turn[]
  readonly post: AcceptedPostRow
}

async function keepAlone(received: Received, { deps, proof, turns, post }: KeptAlone): Promise<Kept> {
  const seconds = await secondsToTurn(deps.store.db, turns, deps.now())
  if (seconds > 0) {
    const before = await acceptedBefore(deps.store.db, post, deps.now())
    return before === undefined ? tooOften(proof, seconds) : well(before)
  }
  const handle = await handlerOf(received, deps)
  return deps.store.write(async (transaction): Promise<Kept> => {
    const first = await acceptOnce(transaction, post, deps.now())
    if (first.kind === 'again') return well(first)
    if (first.kind === 'spent') return { kind: 'unfit', problems: [CAPTCHA_WRONG] }
    const wait = await takeTurns(transaction, turns, deps)
    const handled: Handled | null = wait > 0 ? null : await handle(received, { deps, transaction })
    const isWell = handled?.kind === 'kept' || handled?.kind === 'done'
    if (handled?.kind === 'refused') await spend(transaction, post)
    else if (!isWell) await giveBack(transaction, post)
    if (handled === null) return tooOften(proof, wait)
    if (handled.kind !== 'kept' && handled.kind !== 'done') return handled
    const more = await optInOf(received, { deps, transaction })
    const messages = [...handled.messages, ...more]
    await rememberAnswer(transaction, post, handled)
    return write(transaction, received, { deps, handled: { ...handled, messages } })
  })
}

async function handlerOf(received: Received, deps: ServiceDeps): Promise<FormHandler> {
  const treatment = FORM_TREATMENTS[received.form]
  if (treatment === undefined) return passOn
  return 'prepare' in treatment ? treatment.prepare(received, deps) : treatment.handle
}

function turnsOf(
  { form, address }: Received,
  { deps, proof, limits }: Pick<Keeping, 'deps' | 'proof' | 'limits'>,
): readonly Turn[] {
  const networks = networksOf(address, deps)
  const [{ key } = { key: '' }] = networks
  const always = [
    ...networks.map((network) => turnOf('form', network, limits.address)),
    // The handler of a login counts attempts by account as well.
    ...(FORMS[form].account ? [] : [{ name: `form:${form}:${key}`, limit: limits.addressAndForm }]),
  ]
  if (proof.kind !== 'missing') return always
  return [
    ...always,
    ...networks.map((network) => turnOf('form-unproven', network, limits.withoutProof)),
    { name: `form-unproven:${form}`, limit: limits.formWithoutProof },
  ]
}

function turnOf(name: string, { key, share }: ReturnType<typeof networksOf>[number], limit: Limit): Turn {
  return { name: `${name}:${key}`, limit: { ...limit, count: limit.count * share } }
}

function tooOften({ kind }: Proof, seconds: number): Kept {
  return { kind: 'often', seconds, ...(kind === 'missing' && { unproven: true }) }
}

function well({ next }: { readonly next: string | null }): Kept {
  return { kind: 'well', ...(next === null ? {} : { next }) }
}

interface Written {
  readonly deps: ServiceDeps
  readonly handled: Extract<Handled, { kind: 'kept' | 'done' }>
}

async function write(
  transaction: Transaction<Tables>,
  received: Received,
  { deps, handled }: Written,
): Promise<Kept> {
  const { id } = received
  const isKept = handled.kind === 'kept'
  if (isKept) await insertAll(transaction, 'submission', { rows: [submissionRow(received, deps)] })
  const hooks =
    handled.kind === 'kept' && handled.isUnconfirmed !== true
      ? composeWebhooks({ ...received, booked: handled.booked }, deps.config)
      : []
  await enqueue(
    transaction,
    { submission: isKept ? id : null, messages: [...handled.messages, ...hooks] },
    deps,
  )
  const { next, cookie } = handled
  return {
    kind: 'well',
    ...(next === undefined ? {} : { next }),
    ...(cookie === undefined ? {} : { cookie }),
  }
}
