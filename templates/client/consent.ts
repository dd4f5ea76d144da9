/** Asks for consent once, and again on request. The dialog is loaded when it opens. */
import {
  clearsConsent,
  CONSENT_KEYS,
  initialConsent,
  needsDialog,
  NOTHING,
  openSettings,
  toStorage,
} from '../../core/domain/consent.ts'
import type { Choices, Consent, ConsentKey, SetConsent, Stored } from '../../core/domain/consent.ts'
import dialogStyles from '../layout/consent-dialog/consent-dialog.css?url'
import { whenIdle } from './idle.ts'
import { once } from './once.ts'
import { forget, keep, kept } from './storage.ts'
import { loadStyles } from './styles.ts'

/** The link to the settings in the footer carries the data of the script. */
export function askConsent(): void {
  const place = document.querySelector<HTMLElement>('[data-consent]')
  if (!place) return
  const isCleared = clearOnRequest()
  const { consent: href = '', revision, months, quiet } = place.dataset
  const policy = { revision: Number(revision), months: Number(months) }
  const current = () => initialConsent(storedChoice(), policy, new Date())
  const followTags = tagsOf(place, current)
  const choose = (given: SetConsent) => {
    keepChoice(given)
    followTags()
  }
  const dialog = once(async () => {
    const [{ makeDialog }] = await Promise.all([import('./consent-dialog.ts'), loadStyles(dialogStyles)])
    return makeDialog(href, { revision: policy.revision, current, choose })
  })
  const show = (consent: Consent) => {
    // If the dialog cannot be loaded, nothing is granted, and the next page asks.
    dialog().then(
      (box) => box.show(consent),
      () => undefined,
    )
  }
  place.hidden = false
  place.querySelector('button')?.addEventListener('click', () => show(openSettings(current())))
  const stored = current()
  if (quiet === undefined && needsDialog(location.pathname) && stored.stage === 'ask') show(stored)
  const isAllowed = Object.values(allowedBy(stored)).includes(true) || place.dataset.mode === 'advanced'
  // If nothing is allowed, cookies of an earlier choice may remain.
  if (isAllowed || isCleared || document.cookie !== '') whenIdle(followTags)
}

/** Tags of other companies load after the page, and not on paths that contain "preview". */
function tagsOf(place: HTMLElement, current: () => Consent): () => void {
  const options = {
    ids: needsDialog(location.pathname) ? (place.dataset.tags ?? '') : '',
    mode: place.dataset.mode === 'advanced' ? 'advanced' : 'basic',
    allowed: () => allowedBy(current()),
    arrival: location.href,
  } as const
  let serving: Promise<() => void> | undefined
  return () => {
    serving ??= import('./tags.ts').then(({ serveTags }) => serveTags(options))
    serving.then(
      (follow) => follow(),
      () => {
        serving = undefined
      },
    )
  }
}

function allowedBy(consent: Consent): Choices {
  return consent.stage === 'set' ? consent.choices : NOTHING
}

function storedChoice(): Stored {
  return Object.fromEntries(CONSENT_KEYS.map((key) => [key, kept(key)]))
}

function keepChoice(given: SetConsent): void {
  for (const [key, value] of Object.entries(toStorage(given))) keep(key as ConsentKey, value)
}

/**
 * The parameter `?setcookies` is removed from the address, so that a reload does not undo the choice that
 * follows.
 */
function clearOnRequest(): boolean {
  const address = new URL(location.href)
  if (!clearsConsent(address.searchParams)) return false
  for (const key of CONSENT_KEYS) forget(key)
  address.searchParams.delete('setcookies')
  history.replaceState(history.state, '', address)
  return true
}
