import { isRecord, parsedJson } from './untrusted.ts'

/** `utm_parameters`: the campaign in the address of the visitor's first page. */
const NAMES = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const

/** Words and the punctuation of campaign names. Other characters of an address are not accepted. */
const VALUE = /^[\p{L}\p{M}\p{N} ._~+|:,;()-]{1,100}$/u

type Campaign = Readonly<Partial<Record<(typeof NAMES)[number], string>>>

/** The campaign of an address, or undefined. */
export function campaignOf(query: { get(name: string): string | null }): Campaign | undefined {
  const found = NAMES.flatMap((name) => {
    const value = query.get(name) ?? ''
    return VALUE.test(value) ? [[name, value] as const] : []
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}

/** The stored campaign. Text that does not have its form is ignored, as others can change the storage. */
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

/** Parameters by which an advertiser recognises its own click. */
const CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'dclid']

/** The address that tags receive: without queries of the visitor, and without the tokens of mailed links. */
export function addressForTags(href: string): string {
  if (href === '') return ''
  const { origin, pathname, searchParams } = new URL(href)
  const shown = [...searchParams].filter(([name]) => CLICK_IDS.includes(name))
  const query = new URLSearchParams([...Object.entries(campaignOf(searchParams) ?? {}), ...shown]).toString()
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`
}
