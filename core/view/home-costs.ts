/**
 * The costs of buying a home, or the money that a tenant needs before the keys. A site without calculators shows
 * neither, and a home in Luxembourg has no Belgian figures.
 */
import { isHome, TYPE_GROUPS } from '../domain/home-type.ts'
import { inCents, inEuros } from '../domain/money/cents.ts'
import { purchaseDeed } from '../domain/money/deed-costs.ts'
import { BELGIAN_REGIONS } from '../domain/money/duty-rules.ts'
import type { BelgianRegion } from '../domain/money/duty-rules.ts'
import { highestDeposit } from '../domain/money/renting.ts'
import { rowText } from '../domain/money/row-text.ts'
import { saleDuty } from '../domain/money/sale-duty.ts'
import type { Sale } from '../domain/money/sale-duty.ts'
import { isAbout } from '../domain/money/sheet.ts'
import type { SheetRow } from '../domain/money/sheet.ts'
import type { Text } from '../domain/locale.ts'
import { priceOf } from '../domain/money.ts'
import { isWholePrice } from '../domain/terms.ts'
import { maximumDepositMonths } from '../domain/rental.ts'
import type { LinkedProperty } from '../site/linked.ts'
import { isSold } from '../site/listings.ts'
import { calculatorsHref } from './calculator-page.ts'
import { formatsOf, patternsOf, withRate } from './calculators.ts'
import type { ViewContext } from './context.ts'
import { buyingRules, scalesText } from './money-rules.ts'
import { taxOf } from './new-build.ts'
import { say, textOf } from './text.ts'
import type { AmountTable, HomeCosts } from './types.ts'

export function homeCosts(context: ViewContext, linked: LinkedProperty): HomeCosts | undefined {
  const href = calculatorsHref(context)
  const price = ownPrice(context, linked)
  if (href === undefined || price === undefined) return undefined
  const { Goal } = linked.property
  if (Goal === 0) return buyingCosts(context, linked, { href, price })
  return Goal === 1 ? rentingCosts(context, linked, { href, price }) : undefined
}

/** A public price of the home itself: no lowest price, no bouquet, and none for a unit such as a square metre. */
function ownPrice(context: ViewContext, linked: LinkedProperty): number | undefined {
  const price = priceOf(linked.property, context.site.config.rules)
  if (isSold(linked) || price.kind !== 'amount' || price.from) return undefined
  if (!isWholePrice(linked.property.Terms)) return undefined
  return isUsualUnit(context, linked.property.Goal, price.unit) ? price.amount : undefined
}

/** A rent is for a month, even if its record does not contain the unit. */
function isUsualUnit(context: ViewContext, goal: number, unit: Text | undefined): boolean {
  const text = textOf(context, unit)
  return unit === undefined || (goal === 1 && (text ?? '') === say(context, 'price.perMonth'))
}

interface Priced {
  readonly href: string
  readonly price: number
}

function buyingCosts(
  context: ViewContext,
  linked: LinkedProperty,
  { href, price }: Priced,
): HomeCosts | undefined {
  const region = BELGIAN_REGIONS.find((each) => each === linked.region)
  const columns =
    region && (newColumn(context, linked, price) ?? saleColumns(context, linked, { region, price }))
  if (columns === undefined || columns.length === 0) return undefined
  const isOwn = columns.some(({ isReduced }) => isReduced)
  return {
    kind: 'buying',
    table: tableOf(context, columns),
    notes: [
      ...(isOwn ? [say(context, 'money.home.conditions')] : []),
      scalesText(context, 'money.scalesHome'),
    ],
    link: {
      href: `${href}?${queryOf(linked, { price, region })}#buying`,
      label: say(context, 'money.home.compute'),
    },
  }
}

function queryOf(
  linked: LinkedProperty,
  given: { readonly price: number; readonly region?: string | undefined },
) {
  const kind = isLand(linked) ? 'land' : undefined
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...given, kind }))
    if (value !== undefined) query.set(name, String(value))
  return query.toString()
}

interface Column {
  readonly title: string
  readonly rows: readonly SheetRow[]
  readonly isReduced?: boolean
}

/** A home that is sold as new: the taxes that the page adds to the price. Undefined for other homes. */
function newColumn(
  context: ViewContext,
  linked: LinkedProperty,
  price: number,
): readonly Column[] | undefined {
  const tax = taxOf(context, linked.property)
  if (tax === null) return undefined
  if (tax.kind === 'unknown') return []
  const { scales } = buyingRules(context).deed
  const taxes: SheetRow[] = [{ name: 'vat', value: tax.vat.amount, percent: tax.vat.percent }]
  if (tax.kind === 'vat-and-duty')
    taxes.push({ name: 'landDuty', value: tax.duty.amount, percent: tax.duty.percent })
  const deed = deedRow(context, linked, { price, scale: scales.J === undefined ? 'Jbis' : 'J' })
  const title = say(context, 'money.home.amount')
  return [{ title, rows: withTotal(price, [...taxes, { ...deed, kind: 'about' }]) }]
}

const OWN_HOMES: readonly number[] = [TYPE_GROUPS.house, TYPE_GROUPS.apartment, TYPE_GROUPS.studio]

const isLand = ({ types }: LinkedProperty) => types.includes(TYPE_GROUPS.land)

/** The purchase as only own home, where there is a lower duty, and any other purchase. */
function saleColumns(
  context: ViewContext,
  linked: LinkedProperty,
  { region, price }: { readonly region: BelgianRegion; readonly price: number },
): readonly Column[] {
  const { duty: all, unconfirmed } = buyingRules(context)
  const { RegistrationRights: stated } = linked.property
  const rules = all[region]
  const isOther = stated !== undefined && stated !== rules.ordinary && stated !== rules.rates['only-own-home']
  const dutyOf = (buyer: Sale['buyer']): SheetRow => {
    const found = saleDuty(
      { price, buyer, land: isLand(linked) },
      isOther ? { ...rules, ordinary: stated } : rules,
    )
    const about = isAbout(found.isSmallest && unconfirmed.includes(`${region}.smallest`))
    return { name: 'duty', value: found.duty, percent: found.percent, ...about }
  }
  const column = (buyer: 'only-own-home' | 'other'): Column => {
    const isOwn = buyer === 'only-own-home'
    const scale = isOwn && !isLand(linked) ? 'Jbis' : 'J'
    const rows = [dutyOf(buyer), deedRow(context, linked, { price, scale })]
    const title = say(context, isOwn ? 'money.home.only' : 'money.home.other')
    return { title, rows: withTotal(price, rows), isReduced: isOwn }
  }
  const isForHome = linked.types.some((type) => OWN_HOMES.includes(type)) || isLand(linked)
  const isLower = dutyOf('only-own-home').value < dutyOf('other').value
  if (isForHome && isLower && !isOther) return [column('only-own-home'), column('other')]
  return [{ ...column('other'), title: say(context, 'money.home.amount') }]
}

/** The costs that the record states take precedence, as the page shows them among its facts. */
function deedRow(
  context: ViewContext,
  { property }: LinkedProperty,
  { price, scale }: { readonly price: number; readonly scale: 'J' | 'Jbis' },
): SheetRow {
  const { deed, unconfirmed } = buyingRules(context)
  if (property.NotaryFees !== undefined) return { name: 'deed', value: property.NotaryFees }
  const isLow = scale === 'J' && price <= (deed.scales.J.low?.upTo ?? 0) && unconfirmed.includes('deed.low.J')
  return { name: 'deed', value: purchaseDeed(price, scale, deed).total, ...isAbout(isLow) }
}

function withTotal(price: number, rows: readonly SheetRow[]): readonly SheetRow[] {
  const total = inEuros(rows.reduce((sum, { value }) => sum + inCents(value), inCents(price)))
  return [
    { name: 'price', value: price },
    ...rows,
    { name: 'total', value: total, ...isAbout(rows.some(({ kind }) => kind === 'about')) },
  ]
}

function rentingCosts(
  context: ViewContext,
  linked: LinkedProperty,
  { href, price }: Priced,
): HomeCosts | undefined {
  const { property, types, region } = linked
  const most = maximumDepositMonths(region, context.site.config.rules.deposit)
  if (!isHome(types) || most === null) return undefined
  const { ChargesRenter = 0, DepositAmount, InventoryShare = 0 } = property
  const deposit: SheetRow =
    DepositAmount === undefined
      ? { name: 'deposit', value: highestDeposit(price, most), kind: 'atMost' }
      : { name: 'deposit', value: DepositAmount }
  const rows: readonly SheetRow[] = [
    { name: 'rent', value: price },
    ...(ChargesRenter > 0 ? [{ name: 'charges', value: ChargesRenter }] : []),
    deposit,
    ...(InventoryShare > 0 ? [{ name: 'inventory', value: InventoryShare }] : []),
  ]
  const ready = inEuros(rows.reduce((sum, { value }) => sum + inCents(value), 0))
  const total: SheetRow = { name: 'ready', value: ready, ...(deposit.kind && { kind: deposit.kind }) }
  return {
    kind: 'renting',
    table: tableOf(context, [{ title: say(context, 'money.home.amount'), rows: [...rows, total] }]),
    notes: [],
    link: { href: `${href}#renting`, label: say(context, 'money.home.computeRent') },
  }
}

function tableOf(context: ViewContext, columns: readonly Column[]): AmountTable {
  const [first] = columns
  const patterns = patternsOf(context)
  const formats = formatsOf(context)
  const isBuying = first?.rows.some(({ name }) => name === 'total')
  return {
    caption: say(context, isBuying ? 'money.home.buying' : 'money.home.renting'),
    head: ['', ...columns.map(({ title }) => title)],
    rows: (first?.rows ?? []).map((row, index) => {
      const rates = columns.map(({ rows }) => rows[index]?.percent)
      const label = say(context, `money.row.${row.name}` as 'money.row.price')
      const isOneRate = columns.length === 1 && row.percent !== undefined
      return [
        isOneRate ? withRate(context, label, row.percent) : label,
        ...columns.map(({ rows }, column) => {
          const found = rows[index]
          if (found === undefined) return ''
          const text = rowText(found, formats, patterns)
          const rate = rates[column]
          return rate === undefined || isOneRate ? text : withRate(context, text, rate)
        }),
      ]
    }),
  }
}
