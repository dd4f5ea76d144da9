/**
 * The consent dialog. The page stays usable beside it, so it is a region and not a modal dialog: it receives
 * the focus and returns it, the page is not locked, and Escape gives no answer.
 */
import {
  acceptAll,
  acceptPartly,
  closeSettings,
  decline,
  NOTHING,
  openSettings,
} from '../../core/domain/consent.ts'
import type { Choices, Consent, SetConsent } from '../../core/domain/consent.ts'
import { RECEIPT_BYTES, receiptNumber } from '../../core/domain/receipt.ts'
import { parseFragment } from './fragment.ts'
import { fetchText } from './retry.ts'

interface Options {
  readonly revision: number
  /** The stored consent, which another tab may have changed. */
  readonly current: () => Consent
  readonly choose: (given: SetConsent) => void
}

export async function makeDialog(href: string, { revision, current, choose }: Options) {
  const box = await fetchBox(href)
  // The dialog is the only child of its container, so its removal does not change the styles of siblings.
  const place = document.createElement('div')
  let consent: Consent = current()
  let before: Element | null = null

  const close = () => {
    const hadFocus = box.contains(document.activeElement)
    box.remove()
    if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
  const show = (next: Consent) => {
    consent = next
    if (next.stage === 'set') return close()
    const focused = document.activeElement
    if (!box.contains(focused)) before = focused === document.body ? null : focused
    const isNew = !box.isConnected
    // The dialog follows the skip link, which stays the first element.
    if (!place.isConnected) document.body.firstElementChild?.after(place)
    if (isNew) place.append(box)
    drawStage(box, next)
    const given = givenIn(next)
    if (given) withReceipt(({ showReceipt }) => showReceipt(box, given))
    // A visitor who is typing when the dialog appears keeps the focus.
    if (next.stage === 'settings') switches(box)[0]?.focus()
    else if (!isNew) box.querySelector<HTMLElement>('[value="choose"]')?.focus()
    else if (before === null) box.focus({ preventScroll: true })
  }
  const answer = (given: SetConsent) => {
    choose(given)
    show(given)
  }
  const moment = () => ({
    now: new Date(),
    revision,
    receipt: receiptNumber(crypto.getRandomValues(new Uint8Array(RECEIPT_BYTES))),
  })
  const actions: Readonly<Record<string, () => void>> = {
    decline: () => answer(decline(moment())),
    accept: () => answer(acceptAll(moment())),
    save: () => answer(acceptPartly(switchesOf(box), moment())),
    choose: () => show(openSettings(consent)),
    close: () => show(closeSettings(consent)),
    receipt: () => withReceipt(({ saveReceipt }) => saveReceipt(box, givenIn(consent))),
  }
  box.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) actions[target.value]?.()
  })
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && consent.stage === 'settings') show(closeSettings(consent))
  })
  const follow = () => {
    if (box.isConnected && consent.stage === 'ask' && current().stage === 'set') close()
  }
  addEventListener('storage', follow)
  addEventListener('pageshow', follow)
  return { show }
}

/** Only a visitor with a stored choice has a receipt, so its code loads when the first one is shown. */
function withReceipt(work: (receipt: typeof import('./receipt.ts')) => void): void {
  import('./receipt.ts').then(work, () => undefined)
}

async function fetchBox(href: string): Promise<HTMLElement> {
  const box = parseFragment(await fetchText(href)).querySelector<HTMLElement>('[data-consent-box]')
  if (!box) throw new Error(`no consent dialog at ${href}`)
  return document.adoptNode(box)
}

/** Closing without an answer is possible only if an earlier answer is valid. */
function drawStage(box: HTMLElement, consent: Exclude<Consent, SetConsent>): void {
  const isOpen = consent.stage === 'settings'
  const hide = (selector: string, isHidden: boolean) =>
    box.querySelector(selector)?.toggleAttribute('hidden', isHidden)
  hide('fieldset', !isOpen)
  hide('[value="choose"]', isOpen)
  hide('[value="save"]', !isOpen)
  hide('[value="close"]', givenIn(consent) === undefined)
  hide('[data-consent-receipt]', true)
  if (isOpen) for (const input of switches(box)) input.checked = consent.choices[input.name as keyof Choices]
}

function givenIn(consent: Consent): SetConsent | undefined {
  return consent.stage === 'settings' ? consent.given : undefined
}

function switches(box: HTMLElement): readonly HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('input[name]')]
}

function switchesOf(box: HTMLElement): Choices {
  return { ...NOTHING, ...Object.fromEntries(switches(box).map(({ name, checked }) => [name, checked])) }
}
