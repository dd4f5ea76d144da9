/** The fields of the calculators, with the values that they start with. */
import { formatNumber } from '../domain/format.ts'
import { BELGIAN_REGIONS } from '../domain/money/duty-rules.ts'
import { figureOf } from '../domain/money/table.ts'
import { regionOf } from '../domain/region.ts'
import type { StringKey } from '../languages/string-keys.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { say } from './text.ts'
import type { Calculator, CalculatorField } from './types.ts'

type Maker = (context: ViewContext) => readonly CalculatorField[]

export function fieldsOf(context: ViewContext, name: Calculator['name']): readonly CalculatorField[] {
  return FIELDS[name](context)
}

const FIELDS: Readonly<Record<Calculator['name'], Maker>> = {
  buying: (context) => [
    amount(context, 'price', 300_000),
    regionField(context),
    select(context, 'buyer', ['only-own-home', 'own-home-before-sale', 'other']),
    select(context, 'kind', ['home', 'land', 'new']),
    {
      ...amount(context, 'credit', 270_000),
      hint: say(context, 'money.hint.credit', { percent: figureOf('loan.ownHome') }),
    },
    {
      ...amount(context, 'landPrice'),
      hint: say(context, 'money.hint.landPrice'),
      error: say(context, 'money.fillLand'),
    },
    jumpsField(context),
    { name: 'coreCity', kind: 'checkbox', label: say(context, 'money.field.coreCity'), value: '' },
  ],
  loan: (context) => [
    amount(context, 'capital', 270_000),
    number(context, 'years', 25),
    number(context, 'yearly', 3.5),
    { ...number(context, 'monthly'), hint: say(context, 'money.hint.monthly') },
  ],
  renting: (context) => [
    amount(context, 'rent', 900),
    amount(context, 'charges', 75),
    regionField(context),
    { ...amount(context, 'inventory', 300), hint: say(context, 'money.hint.inventory') },
  ],
  indexation: (context) => [
    amount(context, 'baseRent', 750),
    regionField(context),
    date(context, 'signed', '2024-08-15'),
    date(context, 'start', '2024-09-01'),
    { ...number(context, 'year'), value: '2025', error: say(context, 'money.fillYear') },
    labelField(context),
    number(context, 'starting'),
    baseField(context, 'startingBase'),
    number(context, 'newest'),
    baseField(context, 'newestBase'),
  ],
}

function amount(
  context: ViewContext,
  name: 'price' | 'credit' | 'landPrice' | 'capital' | 'rent' | 'charges' | 'inventory' | 'baseRent',
  value?: number,
): CalculatorField {
  return {
    name,
    kind: 'amount',
    label: say(context, `money.field.${name}`),
    error: say(context, 'money.fill', { example: numberText(context, 300_000) }),
    value: value === undefined ? '' : numberText(context, value),
  }
}

function number(
  context: ViewContext,
  name: 'years' | 'yearly' | 'monthly' | 'year' | 'starting' | 'newest',
  value?: number,
): CalculatorField {
  const examples = { years: 25, yearly: 3.5, monthly: 0.2871, year: 2025, starting: 118.74, newest: 139.08 }
  return {
    name,
    kind: 'number',
    label: say(context, `money.field.${name}`),
    error: say(context, 'money.fillNumber', { example: numberText(context, examples[name]) }),
    value: value === undefined ? '' : numberText(context, value),
  }
}

function date(context: ViewContext, name: 'signed' | 'start', value: string): CalculatorField {
  return {
    name,
    kind: 'date',
    label: say(context, `money.field.${name}`),
    error: say(context, 'money.fillDate'),
    value,
  }
}

function select(context: ViewContext, name: 'buyer' | 'kind', values: readonly string[]): CalculatorField {
  return {
    name,
    kind: 'select',
    label: say(context, `money.field.${name}`),
    value: values[0] ?? '',
    options: values.map((value) => ({ value, label: say(context, `money.${name}.${value}` as StringKey) })),
  }
}

/** The region of the first office, as most visitors look for a home near it. */
function regionField(context: ViewContext): CalculatorField {
  const office = context.site.config.site.offices[0]
  const own = office?.country === 'BE' ? regionOf(office.zip, 10) : 'unknown'
  const options = BELGIAN_REGIONS.map((value) => ({ value, label: say(context, `energy.region.${value}`) }))
  return {
    name: 'region',
    kind: 'select',
    label: say(context, 'money.field.region'),
    value: BELGIAN_REGIONS.find((region) => region === own) ?? BELGIAN_REGIONS[0],
    options,
  }
}

const MOST_JUMPS = 6

function jumpsField(context: ViewContext): CalculatorField {
  const fewest = figureOf('brussels.jump.fewest')
  const jumps = Array.from({ length: MOST_JUMPS - fewest + 1 }, (_, index) => String(index + fewest))
  return {
    name: 'jumps',
    kind: 'select',
    label: say(context, 'money.field.jumps'),
    value: '0',
    options: [
      { value: '0', label: say(context, 'money.jumps.none') },
      ...jumps.map((value) => ({ value, label: value })),
    ],
  }
}

function labelField(context: ViewContext): CalculatorField {
  const labels = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((value) => ({ value, label: value }))
  return {
    name: 'label',
    kind: 'select',
    label: say(context, 'money.field.label'),
    value: 'C',
    options: [...labels, { value: 'none', label: say(context, 'money.label.none') }],
  }
}

function baseField(context: ViewContext, name: 'startingBase' | 'newestBase'): CalculatorField {
  const bases = ['2025', '2013', '2004', '1996']
  return {
    name,
    kind: 'select',
    label: say(context, `money.field.${name}`),
    value: '2013',
    options: bases.map((value) => ({ value, label: value })),
  }
}

function numberText(context: ViewContext, value: number): string {
  return compact({ text: formatNumber(value, context.locale, 4) }).text ?? ''
}
