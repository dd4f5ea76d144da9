import { isRecord, parsedJson } from './untrusted.ts'

/** `utm_parameters`: the campaign in the address with which the visitor arrived. */
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const

/** Words and the marks that campaigns are named with; whatever else stands in an address is not taken over. */
const VALUE = /^[\p{L}\p{M}\p{N} ._~+|:,;()-]{1,100}$/u

type Campaign = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/** Undefined where the address names no campaign. */
export function campaignOf(query: { get(name: string): string | null }): Campaign | undefined {
  const found = NAMES.flatMap((name) => {
    const value = query.get(name) ?? ''
    return VALUE.test(value) ? [[name, value] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** As it was kept; what somebody else put in its place is none. */
export function keptCampaign(text: string | null): Campaign | undefined {
  const kept = parsedJson(text)
  if (!isRecord(kept)) return undefined
  const values = new Map(Object.entries(kept))
  const textAt = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : null
  }
  return campaignOf({ get: textAt })
}

/** Parameters that an advertisement adds to an address, for whoever paid for it to know it again. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'dclid']

/** What a tag is told of an address: no question of the visitor, nothing that a link in a message carries. */
export function addressForTags(href: string): string {
  if (href === '') return ''
  const { origin, pathname, searchParams } = new URL(href)
  const shown = [...searchParams].filter(([name]) => CLICK_IDS.includes(name))
  const query = new URLSearchParams([...Object.entries(campaignOf(searchParams) ?? {}), ...shown]).toString()
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`
}
