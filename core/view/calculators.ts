/** The calculators of buying and renting. They need a page with a module that relates to `calculator`. */
import { formatAmount, formatNumber } from '../domain/format.ts'
import { CALCULATORS } from '../domain/money/sheet.ts'
import { buyingSheet } from '../domain/money/buying-sheet.ts'
import { indexationSheet } from '../domain/money/indexation-sheet.ts'
import { loanSheet } from '../domain/money/loan-sheet.ts'
import { rentingSheet } from '../domain/money/renting-sheet.ts'
import { rowText } from '../domain/money/row-text.ts'
import type { RowFormats, RowPatterns } from '../domain/money/row-text.ts'
import type { Sheet, Values } from '../domain/money/sheet.ts'
import { FORMATS } from '../languages/languages.ts'
import type { StringKey } from '../languages/string-keys.ts'
import { fieldsOf } from './calculator-fields.ts'
import { conditionsOf, linksOf } from './calculator-notes.ts'
import { tableOf } from './calculator-tables.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { buyingRules, rentingRules, scalesText } from './money-rules.ts'
import { say } from './text.ts'
import type { Calculator, CalculatorRow } from './types.ts'

const ROWS = {
  buying: ['price', 'duty', 'vat', 'landDuty', 'deed', 'mortgage', 'costs', 'total', 'credit', 'ownMoney'],
  loan: ['rate', 'instalment', 'interest', 'repaid'],
  renting: ['rent', 'charges', 'deposit', 'inventory', 'ready'],
  indexation: ['starting', 'newest', 'factor', 'newRent'],
} as const satisfies Readonly<Record<Calculator['name'], readonly string[]>>

const MAIN = { buying: 'ownMoney', loan: 'instalment', renting: 'ready', indexation: 'newRent' } as const

export function calculatorOf(context: ViewContext, id: string | undefined): Calculator | undefined {
  const name = CALCULATORS.find((each) => each === id)
  if (name === undefined) return undefined
  const fields = fieldsOf(context, name)
  const values = Object.fromEntries(fields.map((field) => [field.name, field.value]))
  const rules =
    name === 'buying' ? buyingRules(context) : name === 'renting' ? rentingRules(context) : undefined
  const sheet = sheetOf(context, name, values)
  return compact<Calculator>({
    name,
    fields,
    rules: rules && JSON.stringify(rules),
    rows: ROWS[name].map((row) => rowOf(context, sheet, { row, isMain: row === MAIN[name] })),
    texts: JSON.stringify(textsOf(context, name)),
    scales: scalesText(context),
    notes: conditionsOf(context, name),
    links: linksOf(context, name),
    table: tableOf(context, name),
  })
}

function sheetOf(context: ViewContext, name: Calculator['name'], values: Values): Sheet {
  if (name === 'buying') return buyingSheet(values, buyingRules(context))
  if (name === 'renting') return rentingSheet(values, rentingRules(context))
  return name === 'loan' ? loanSheet(values) : indexationSheet(values)
}

/** The formats of the language of the page. */
export function formatsOf({ locale }: ViewContext): RowFormats {
  return {
    amount: (euro) => formatAmount(euro, locale) ?? '',
    number: (value, decimals) => formatNumber(value, locale, decimals) ?? '',
  }
}

export function patternsOf(context: ViewContext): RowPatterns {
  const { strings } = context
  return {
    about: strings['money.about'],
    atMost: strings['money.atMost'],
    percent: strings['value.percent'],
  }
}

function rowOf(
  context: ViewContext,
  sheet: Sheet,
  { row, isMain }: { readonly row: (typeof ROWS)[Calculator['name']][number]; readonly isMain: boolean },
): CalculatorRow {
  const found = sheet.rows.find(({ name }) => name === row)
  const label = say(context, `money.row.${row}`)
  return compact<CalculatorRow>({
    name: row,
    label: found?.percent === undefined ? label : withRate(context, label, found.percent),
    text: found && rowText(found, formatsOf(context), patternsOf(context)),
    isMain: isMain || undefined,
  })
}

export function withRate(context: ViewContext, name: string, percent: number): string {
  return say(context, 'money.withRate', { name, percent: formatNumber(percent, context.locale) ?? '' })
}

const MESSAGES = ['official', 'limited', 'certificate', 'index'] as const

function textsOf(context: ViewContext, name: Calculator['name']): Readonly<Record<string, string>> {
  const texts: Record<string, string> = { ...patternsOf(context), tag: FORMATS[context.locale].tag }
  if (name === 'buying') texts['withRate'] = context.strings['money.withRate']
  if (name !== 'indexation') return texts
  for (const message of MESSAGES) texts[message] = context.strings[`money.message.${message}` as StringKey]
  return texts
}
