/** The receipt of a choice: a sentence in the settings, and a text file that the visitor may keep. */
import type { Choices, SetConsent } from '../../core/domain/consent.ts'
import { fillPlaceholders } from '../../core/domain/text.ts'
import { FORMATS, MARKS } from '../../core/languages/languages.ts'
import { download } from './download.ts'
import { pageLocale } from './page-locale.ts'

export function showReceipt(box: HTMLElement, given: SetConsent): void {
  const place = placeIn(box)
  const words = place?.querySelector('small')
  if (!place || !words) return
  place.hidden = false
  // Keeps the number on one line, so that it can be read out.
  const [before = '', after = ''] = sentence(place, given).split(given.receipt)
  const number = Object.assign(document.createElement('span'), {
    className: 'consent__number',
    textContent: given.receipt,
  })
  words.replaceChildren(before, number, after)
}

export function saveReceipt(box: HTMLElement, given: SetConsent | undefined): void {
  const place = placeIn(box)
  if (!place || !given) return
  const { site = '', title = '', file = '' } = place.dataset
  const lines = [
    `${site} (${location.host})`,
    title,
    '',
    sentence(place, given),
    given.date,
    '',
    ...[...box.querySelectorAll('label')].map((label) => choiceLine(place, { label, given })),
    '',
  ]
  download(`${file}-${given.receipt}.txt`, lines.join('\r\n'), 'text/plain;charset=utf-8')
}

function placeIn(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('[data-consent-receipt]')
}

function sentence(place: HTMLElement, { date, revision, receipt }: SetConsent): string {
  const { tag } = FORMATS[pageLocale()]
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' })
  return fillPlaceholders(place.dataset.text ?? '', {
    date: format.format(new Date(date)),
    revision,
    receipt,
  })
}

/** The stored choice, whatever the present state of the switches. The necessary category has no name. */
function choiceLine(
  { dataset: { on = '', off = '' } }: HTMLElement,
  { label, given }: { readonly label: HTMLLabelElement; readonly given: SetConsent },
): string {
  const name = label.querySelector('input')?.name ?? ''
  const isOn = name === '' || given.choices[name as keyof Choices]
  const text = label.querySelector('span')?.firstChild?.textContent ?? ''
  return MARKS[pageLocale()].labelled(text, isOn ? on : off)
}
