/**
 * Tags of other companies, and the consent that each of them needs. A tag loads if the site names it and every switch
 * that it needs is on. The only exception are Google's tags in the advanced mode, which a site must choose.
 */
import type { Choices } from './consent.ts'

/** The ids of the tags in `site.json`. A tag without an id does not exist on the site. */
export const TAG_IDS = ['analyticsId', 'adsId', 'tagManagerId', 'pixelId'] as const
export type TagId = (typeof TAG_IDS)[number]
export type Tags = Readonly<Partial<Record<TagId, string | undefined>>>

/** The form of an id. No two forms overlap, so a list of ids is unambiguous. */
export const TAG_PATTERNS: Readonly<Record<TagId, RegExp>> = {
  analyticsId: /^G-[A-Z0-9]{1,20}$/,
  adsId: /^AW-[0-9]{1,20}$/,
  tagManagerId: /^GTM-[A-Z0-9]{1,20}$/,
  pixelId: /^[0-9]{1,20}$/,
}

/**
 * Google's tags receive the state of the other switches. Meta's tag has no such signal and uses its data for
 * advertising, so it needs all switches.
 */
export const TAG_NEEDS: Readonly<Record<TagId, readonly (keyof Choices)[]>> = {
  analyticsId: ['analyticsStorage'],
  adsId: ['adStorage'],
  tagManagerId: ['analyticsStorage'],
  pixelId: ['adStorage', 'adUserData', 'adPersonalization'],
}

/**
 * Basic: no tag loads before consent. Advanced: Google's tags load at once with every permission denied,
 * until the visitor consents.
 */
export type ConsentMode = 'basic' | 'advanced'

export function isAllowed(needs: readonly (keyof Choices)[], choices: Choices): boolean {
  return needs.every((name) => choices[name])
}

/** The tags of a site that may load after these choices. */
export function allowedTags(tags: Tags, choices: Choices, mode: ConsentMode = 'basic'): readonly TagId[] {
  return TAG_IDS.filter((id) => {
    const isFree = mode === 'advanced' && id !== 'pixelId'
    return tags[id] !== undefined && (isFree || isAllowed(TAG_NEEDS[id], choices))
  })
}

/** The ids in one attribute of a page. */
export function tagList(tags: Tags): string {
  return TAG_IDS.flatMap((id) => tags[id] ?? []).join(' ')
}

/** The ids of a page's attribute. A malformed one is ignored. */
export function parseTags(list: string): Tags {
  const ids = list.split(' ')
  return Object.fromEntries(
    TAG_IDS.flatMap((id) => {
      const found = ids.find((each) => TAG_PATTERNS[id].test(each))
      return found === undefined ? [] : [[id, found]]
    }),
  )
}
