/**
 * The consent of a visitor (docs/domain.md#consent).
 *
 * Nothing is granted before the visitor chooses. Beside the choices, `consentDate` and `consentRevision` are stored,
 * because a choice ends after some months and when the policy changes, and `consentReceipt`, a number that proves the
 * choice. The clock and random numbers are parameters.
 */
import { monthsLater } from './calendar-date.ts'
import { isReceipt } from './receipt.ts'

export interface Choices {
  readonly analyticsStorage: boolean
  readonly adStorage: boolean
  readonly adUserData: boolean
  readonly adPersonalization: boolean
}

export const NOTHING: Choices = choices(false)
export const EVERYTHING: Choices = choices(true)

function choices(granted: boolean): Choices {
  return { analyticsStorage: granted, adStorage: granted, adUserData: granted, adPersonalization: granted }
}

const FLAG_KEYS = {
  analyticsStorage: 'consentAnalyticsStorage',
  adStorage: 'consentAdStorage',
  adUserData: 'consentAdUserData',
  adPersonalization: 'consentAdPersonalization',
} as const satisfies Record<keyof Choices, string>

/** The switches of the settings in their order. The necessary category has no switch. */
export const SWITCHES = /* @__PURE__ */ Object.keys(FLAG_KEYS) as readonly (keyof Choices)[]

type FlagKey = (typeof FLAG_KEYS)[keyof Choices]

const FLAGS = Object.entries(FLAG_KEYS) as readonly (readonly [keyof Choices, FlagKey])[]

/** Keys in local storage; all of them are removed when stored choices are cleared. */
export const CONSENT_KEYS = [
  'consent',
  ...Object.values(FLAG_KEYS),
  'consentDate',
  'consentRevision',
  'consentReceipt',
] as const
export type ConsentKey = (typeof CONSENT_KEYS)[number]

export interface SetConsent {
  readonly stage: 'set'
  readonly choices: Choices
  /** The moment of the choice as an ISO instant, and the revision of the policy. */
  readonly date: string
  readonly revision: number
  readonly receipt: string
}

/** `ask` shows the dialog, `settings` its switches as they would be saved. */
export type Consent =
  | { readonly stage: 'ask' }
  | { readonly stage: 'settings'; readonly choices: Choices; readonly given?: SetConsent }
  | SetConsent

/** Values of `site-config/consent.json`. */
interface ConsentPolicy {
  readonly months: number
  readonly revision: number
}

/** The moment of a choice, the revision of the policy, and the number of its receipt. */
interface Moment {
  readonly now: Date
  readonly revision: number
  readonly receipt: string
}

export type Stored = Readonly<Partial<Record<ConsentKey, string | null>>>

/**
 * The state on load. The dialog is shown again for a choice that has expired, is dated in the future or was
 * given to another revision.
 */
export function initialConsent(stored: Stored, policy: ConsentPolicy, now: Date): Consent {
  const { consentDate: date, consentReceipt: receipt } = stored
  const current =
    stored.consent === 'set' &&
    stored.consentRevision === String(policy.revision) &&
    isInstant(date) &&
    isRunning(new Date(date), policy.months, now)
  if (!current || !isReceipt(receipt)) return { stage: 'ask' }
  return { stage: 'set', choices: storedChoices(stored), date, revision: policy.revision, receipt }
}

function storedChoices(stored: Stored): Choices {
  const granted = FLAGS.map(([name, key]) => [name, stored[key] === 'true'] as const)
  return { ...NOTHING, ...Object.fromEntries(granted) }
}

/** An instant in the form of `toISOString`. The date is shown, and the receipt contains it. */
function isInstant(value: string | null | undefined): value is string {
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)
}

function isRunning(given: Date, months: number, now: Date): boolean {
  return given <= now && now < monthsLater(given, months)
}

export function acceptAll(moment: Moment): SetConsent {
  return acceptPartly(EVERYTHING, moment)
}

/** Necessary only. */
export function decline(moment: Moment): SetConsent {
  return acceptPartly(NOTHING, moment)
}

export function acceptPartly(granted: Choices, moment: Moment): SetConsent {
  const { now, revision, receipt } = moment
  return { stage: 'set', choices: granted, date: now.toISOString(), revision, receipt }
}

/**
 * Opens the switches: all off at first, later as they were set, so that withdrawing is as easy as giving
 * (GDPR, article 7.3).
 */
export function openSettings(consent: Consent): Consent {
  if (consent.stage === 'settings') return consent
  if (consent.stage === 'ask') return { stage: 'settings', choices: NOTHING }
  return { stage: 'settings', choices: consent.choices, given: consent }
}

/** Leaves the switches without saving. The previous choice stays valid. */
export function closeSettings(consent: Consent): Consent {
  return consent.stage === 'settings' ? (consent.given ?? { stage: 'ask' }) : consent
}

/** `consent` is written last. If writing stops before it, no choice is stored. */
export function toStorage(consent: SetConsent): Readonly<Record<ConsentKey, string>> {
  const flags = FLAGS.map(([name, key]) => [key, String(consent.choices[name])])
  return {
    ...(Object.fromEntries(flags) as Record<FlagKey, string>),
    consentDate: consent.date,
    consentRevision: String(consent.revision),
    consentReceipt: consent.receipt,
    consent: 'set',
  }
}

/** Paths that contain "preview" do not ask for consent, so they load no tags either. */
export function needsDialog(path: string): boolean {
  return !path.includes('preview')
}

/** The query parameter that clears the stored choices. */
export function clearsConsent(query: { has(name: string): boolean }): boolean {
  return query.has('setcookies')
}
