/**
 * The consent dialog. The page stays usable beside it, so it is a region and not a modal dialog: it receives the focus and
 * returns it, nothing is locked, and Escape is no answer.
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
  /** What is stored by now: another tab may have answered. */
  readonly current: () => Consent
  readonly choose: (given: SetConsent) => void
}

export async function makeDialog(href: string, { revision, current, choose }: Options) {
  const box = await fetchBox(href)
  // Its siblings would be styled anew when it goes: it is the only one here.
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
    // After the way past the menus, which stays the first of all.
    if (!place.isConnected) document.body.firstElementChild?.after(place)
    if (isNew) place.append(box)
    drawStage(box, next)
    const given = givenIn(next)
    if (given) withReceipt(({ showReceipt }) => showReceipt(box, given))
    // Whoever is typing already when the page asks is not interrupted.
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

/** Nobody has one who was not asked yet: it is loaded with the first that is shown. */
function withReceipt(work: (receipt: typeof import('./receipt.ts')) => void): void {
  import('./receipt.ts').then(work, () => undefined)
}

async function fetchBox(href: string): Promise<HTMLElement> {
  const box = parseFragment(await fetchText(href)).querySelector<HTMLElement>('[data-consent-box]')
  if (!box) throw new Error(`no consent dialog at ${href}`)
  return document.adoptNode(box)
}

/** Closing without an answer is offered only where an answer is in force. */
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
