/** The fact tables of a property with the given data. */
import { factGroups } from '../../../../core/view/facts.ts'
import type { Locale } from '../../../../core/languages/codes.ts'
import { properties, rulesConfig, spaced, viewOf } from '../../../support/view.ts'

export async function viewWith(record: object, locale: Locale = 'nl') {
  const rules = rulesConfig({ marqueeIgnoreList: [1] })
  const view = await viewOf({ ...properties({ ...record, ID: 1 }), ...rules }, { locale })
  return { context: view.context, linked: view.property(1) }
}

/** Returns the values of one group by term; the shared prefix of terms is cut. */
export async function groupOf(name: string, record: object, locale: Locale = 'nl') {
  const { context, linked } = await viewWith(record, locale)
  const found = factGroups(context, linked).find(({ title }) => title === `group.${name}`)
  return spaced(
    Object.fromEntries((found?.facts ?? []).map(({ term, value }) => [term.replace('fact.', ''), value])),
  )
}
