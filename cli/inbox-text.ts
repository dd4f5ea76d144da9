/** Formats submissions for a terminal. They are untrusted, so every text of a visitor passes through `visible`. */
import type pc from 'picocolors'
import { visible } from '../core/diagnostics/visible.ts'
import { countOf } from '../core/diagnostics/words.ts'
import { fieldsOf } from '../core/domain/form-definition.ts'
import { FORMS } from '../core/domain/forms.ts'
import { mailState } from '../core/service/inbox/inbox.ts'
import type { InboxEntry, InboxMail } from '../core/service/inbox/inbox.ts'
import { say } from '../core/service/strings.ts'
import { DEFAULT_TIME_ZONE } from '../core/service/time-zone.ts'
import type { Io } from './io.ts'

type Colors = ReturnType<typeof pc.createColors>

/** 48 bits of time and 16 random bits distinguish two submissions of the same millisecond. */
const SHOWN_ID = 16
const LONGEST_LABEL = 28

export function shortId(id: string): string {
  return id.slice(0, SHOWN_ID)
}

export function listLines(entries: readonly InboxEntry[], io: Io, paint: Colors): readonly string[] {
  if (entries.length === 0) return ['no submissions']
  const open = entries.filter(({ handledAt }) => handledAt === null).length
  const forms = Math.max(...entries.map(({ form }) => form.length))
  return [
    paint.bold(
      `submissions: ${entries.length.toLocaleString('en')}, not handled: ${open.toLocaleString('en')}`,
    ),
    ...entries.map((entry) =>
      lineOf(entry, { paint, forms, width: io.out.isTerminal ? io.out.width : Infinity }),
    ),
  ]
}

interface Line {
  readonly paint: Colors
  /** Length of the longest form name. */
  readonly forms: number
  readonly width: number
}

function lineOf(entry: InboxEntry, { paint, forms, width }: Line): string {
  const { id, form, receivedAt, handledAt } = entry
  const mark = handledAt === null ? paint.yellow('●') : paint.dim('○')
  const head = `${shortId(id)}  ${timeText(receivedAt)}  ${form.padEnd(forms)}`
  const who = visible([nameOf(entry), aboutOf(entry), hourOf(entry)].filter((part) => part !== '').join(', '))
  const room = Math.max(width - head.length - 6 - MAIL_WORDS[mailState(entry)].length, 10)
  const shown = who.length > room ? `${who.slice(0, room - 1)}…` : who
  return `${mark} ${handledAt === null ? head : paint.dim(head)}  ${shown}${mailWord(entry, paint)}`
}

const MAIL_WORDS = { none: '', sent: '', waiting: ', mail pending', failed: ', mail failed' } as const

/** A submission whose mails were sent shows no mail state. */
function mailWord(entry: InboxEntry, paint: Colors): string {
  const state = mailState(entry)
  return state === 'failed' ? paint.red(MAIL_WORDS[state]) : paint.dim(MAIL_WORDS[state])
}

export function entryLines(entry: InboxEntry, paint: Colors): readonly string[] {
  const { id, form, language, receivedAt, handledAt, mails } = entry
  const about = aboutOf(entry)
  const facts = factsOf(entry)
  const width = Math.min(Math.max(...facts.map(([label]) => label.length), 0), LONGEST_LABEL)
  const done = handledAt === null ? paint.yellow('not handled') : `handled ${timeText(handledAt)}`
  return [
    paint.bold(say('en', FORMS[form].title)) + (about === '' ? '' : `, ${visible(about)}`),
    paint.dim(`${id}, ${timeText(receivedAt)}, in ${languageName(language)}, `) + done,
    ...appointmentLines(entry, paint),
    '',
    ...facts.flatMap(([label, value]) => factLines(label, value, { paint, width })),
    ...(mails.length === 0 ? [] : ['', ...mails.map((mail) => mailLine(mail, paint))]),
  ]
}

function appointmentLines({ appointment }: InboxEntry, paint: Colors): readonly string[] {
  if (appointment === null) return []
  const { startsAt, endsAt, state, confirmBy, office, person } = appointment
  const hour = `${timeText(startsAt)}–${timeText(endsAt).slice(-5)}`
  const where = [
    ...(office === null ? [] : [`office ${office}`]),
    ...(person === null ? [] : [`with ${person}`]),
  ]
  const shown = state === 'confirmed' ? paint.green(state) : paint.yellow(stateText(state, confirmBy))
  return [`appointment: ${paint.bold(hour)}, ${[shown, ...where.map(visible)].join(', ')}`]
}

/** A cancelled appointment has no hour any more. */
function hourOf({ appointment }: InboxEntry): string {
  if (appointment === null) return ''
  const { startsAt, state, confirmBy } = appointment
  if (state === 'cancelled') return state
  return state === 'confirmed' ? timeText(startsAt) : `${timeText(startsAt)} (${stateText(state, confirmBy)})`
}

/** An hour that the visitor has not confirmed is free again after that time. */
function stateText(state: string, confirmBy: number | null): string {
  return state === 'unconfirmed' && confirmBy !== null
    ? `unconfirmed, held until ${timeText(confirmBy)}`
    : state
}

function factsOf({ form, fields }: InboxEntry): readonly (readonly [string, string])[] {
  return fieldsOf(FORMS[form]).flatMap(({ name, label, kind }) => {
    const value = fields[name]
    // The hour is that of the appointment, which may have moved.
    if (value === undefined || label === undefined || kind === 'password' || kind === 'hours') return []
    const text = kind === 'checkbox' ? 'yes' : [value].flat().join(', ')
    return [[say('en', label), text] as const]
  })
}

function factLines(
  label: string,
  value: string,
  { paint, width }: { readonly paint: Colors; readonly width: number },
): readonly string[] {
  const head = paint.dim(label.padEnd(width))
  const indent = ' '.repeat(width + 4)
  const [first = '', ...more] = value.split('\n').map(visible)
  if (label.length > width) return [`  ${head}`, `${indent}${first}`, ...more.map((line) => indent + line)]
  return [`  ${head}  ${first}`, ...more.map((line) => indent + line)]
}

function mailLine(
  { kind, recipient, state, attempts, nextAt, sentAt, error }: InboxMail,
  paint: Colors,
): string {
  const whom = `${kind === 'mail' ? 'mail to' : 'webhook at'} ${visible(recipient)}`
  const why = error === null ? '' : ` (${visible(error)})`
  if (state === 'sent') return `  ${paint.green('✓')} ${whom}: sent ${timeText(sentAt ?? 0)}`
  if (state === 'failed')
    return `  ${paint.red('✗')} ${whom}: failed after ${countOf(attempts, 'attempt')}${why}`
  const next =
    attempts === 0
      ? 'pending'
      : `pending after ${countOf(attempts, 'attempt')}, next attempt ${timeText(nextAt)}`
  return `  ${paint.yellow('…')} ${whom}: ${next}${why}`
}

function nameOf({ fields }: InboxEntry): string {
  const name = [fields.firstName, fields.lastName].flatMap((part) => part ?? []).join(' ')
  return name === '' ? [fields.email ?? ''].flat().join() : name
}

function aboutOf({ property, project }: InboxEntry): string {
  if (property !== null) return `property ${property}`
  return project === null ? '' : `project ${project}`
}

function languageName(language: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language
}

const times = new Intl.DateTimeFormat('en-GB', {
  timeZone: DEFAULT_TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

function timeText(milliseconds: number): string {
  return times.format(milliseconds).replace(',', '')
}
