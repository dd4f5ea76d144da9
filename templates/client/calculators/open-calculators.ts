/** Computes the results of calculators while a visitor types. Nothing of it leaves the browser. */
import { buyingSheet } from '../../../core/domain/money/buying-sheet.ts'
import type { BuyingRules } from '../../../core/domain/money/buying-sheet.ts'
import { indexationSheet } from '../../../core/domain/money/indexation-sheet.ts'
import { loanSheet } from '../../../core/domain/money/loan-sheet.ts'
import { rentingSheet } from '../../../core/domain/money/renting-sheet.ts'
import type { RentingRules } from '../../../core/domain/money/renting-sheet.ts'
import { rowText } from '../../../core/domain/money/row-text.ts'
import type { RowFormats, RowPatterns } from '../../../core/domain/money/row-text.ts'
import type { Sheet, SheetRow, Values } from '../../../core/domain/money/sheet.ts'

type Control = HTMLInputElement | HTMLSelectElement

interface Calculator {
  readonly box: HTMLElement
  readonly controls: readonly Control[]
  readonly texts: RowPatterns & Readonly<Record<string, string>>
  readonly formats: RowFormats
  readonly compute: (values: Values) => Sheet
}

const SHEETS: Readonly<Record<string, (values: Values, rules: unknown) => Sheet>> = {
  buying: (values, rules) => buyingSheet(values, rules as BuyingRules),
  loan: (values) => loanSheet(values),
  renting: (values, rules) => rentingSheet(values, rules as RentingRules),
  indexation: (values) => indexationSheet(values),
}

export function openCalculators(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-calculator]')) open(box)
}

function open(box: HTMLElement): void {
  const { calculator: name = '', rules, texts = '{}' } = box.dataset
  const sheet = SHEETS[name]
  if (sheet === undefined) return
  const given: unknown = rules === undefined ? undefined : JSON.parse(rules)
  const said = JSON.parse(texts) as Calculator['texts']
  const calculator: Calculator = {
    box,
    controls: [...box.querySelectorAll<Control>('input, select')],
    texts: said,
    formats: formatsOf(said['tag'] ?? 'nl'),
    compute: (values) => sheet(values, given),
  }
  if (location.hash === `#${name}`) fillFrom(calculator, new URLSearchParams(location.search))
  box.addEventListener('input', () => draw(calculator))
  draw(calculator)
}

/** As the build formats amounts and numbers (`formatAmount`): no decimals for whole euros, two otherwise. */
function formatsOf(tag: string): RowFormats {
  const format = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options)
  const euros = { style: 'currency', currency: 'EUR' } as const
  const [whole, cents] = [format({ ...euros, maximumFractionDigits: 0 }), format(euros)]
  return {
    amount: (euro) => (Number.isInteger(euro) ? whole : cents).format(euro),
    number: (value, decimals) => format({ maximumFractionDigits: decimals }).format(value),
  }
}

/** A home links here with its price: `?price=450000&region=flanders#buying`. */
function fillFrom({ controls, formats }: Calculator, query: URLSearchParams): void {
  const price = Number(query.get('price'))
  for (const control of controls) {
    const text = query.get(fieldOf(control))
    if (control instanceof HTMLSelectElement) {
      if ([...control.options].some(({ value }) => value === text)) control.value = text ?? ''
    } else if (price > 0 && ['price', 'credit'].includes(fieldOf(control))) {
      // The amount of the loan stays empty until the visitor enters it.
      control.value = fieldOf(control) === 'price' ? formats.number(price, 2) : ''
    }
  }
}

function draw(calculator: Calculator): void {
  const { box, controls, compute } = calculator
  const sheet = compute(Object.fromEntries(controls.map((control) => [fieldOf(control), textOf(control)])))
  for (const control of controls) mark(control, sheet.wrong.includes(fieldOf(control)))
  for (const row of box.querySelectorAll<HTMLElement>('[data-row]')) {
    const found = sheet.rows.find(({ name }) => name === row.dataset.row)
    row.hidden = found === undefined
    if (found !== undefined) drawRow(calculator, row, found)
  }
  const message = box.querySelector<HTMLElement>('[data-message]')
  if (message) {
    message.textContent = messageOf(calculator, sheet)
    message.hidden = message.textContent === ''
  }
  announce(box)
}

function fieldOf(control: Control): string {
  return control.dataset.field ?? ''
}

function textOf(control: Control): string {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
      ? '1'
      : ''
    : control.value
}

/** The style sheet shows the message of a field that is not valid. */
function mark(control: Control, isWrong: boolean): void {
  const error = control.closest('.field')?.querySelector('.field__error')?.textContent ?? ''
  control.setCustomValidity(isWrong ? error : '')
  if (isWrong) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}

function drawRow({ texts, formats }: Calculator, row: HTMLElement, found: SheetRow): void {
  const [term, value] = [row.querySelector('dt'), row.querySelector('dd')]
  if (!term || !value) return
  value.textContent = rowText(found, formats, texts)
  if (found.percent === undefined) return
  // The label without its rate is kept, as another rate follows with the next change.
  const name = (row.dataset.name ??= (term.textContent ?? '').replace(/\s*\([^)]*\)$/, ''))
  const percent = formats.number(found.percent, 2)
  term.textContent = (texts['withRate'] ?? '').replace('{name}', name).replace('{percent}', percent)
}

function messageOf({ texts }: Calculator, { message, month }: Sheet): string {
  if (message === undefined) return ''
  if (month === undefined) return texts[message] ?? ''
  const format = new Intl.DateTimeFormat(texts['tag'], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (texts['index'] ?? '').replace('{month}', format.format(new Date(`${month}-01T00:00:00Z`)))
}

const PAUSE_MS = 1000

/** Says the main result once the visitor pauses, because the rows change with each key. */
function announce(box: HTMLElement): void {
  const status = box.querySelector('[role=status]')
  const main = box.querySelector<HTMLElement>('[data-main]')
  if (!status || !main) return
  clearTimeout(Number(box.dataset.timer))
  const say = () => {
    const parts = main.hidden
      ? [box.querySelector('[data-message]')?.textContent]
      : [...main.children].map((part) => part.textContent)
    status.textContent = parts.filter(Boolean).join(': ')
  }
  // Not for the values that the page came with.
  if (box.dataset.timer !== undefined) box.dataset.timer = String(setTimeout(say, PAUSE_MS))
  else box.dataset.timer = ''
}
