/**
 * All data that a visit may store on the device. The cookie policy lists these rows, and scripts use their keys
 * (`storage-keys.ts`), so the policy is complete.
 */
import { CONSENT_KEYS } from './consent.ts'
import type { Choices } from './consent.ts'
import { CAMPAIGN_KEY, DRAFT_DAYS, DRAFTS_KEY, LANGUAGE_KEY, OWNER_KEY, SAVED_KEY } from './storage-keys.ts'
import { isAllowed, TAG_IDS, TAG_NEEDS } from './tags.ts'
import type { TagId, Tags } from './tags.ts'

/** The categories in the order of the dialog. */
export const STORAGE_CATEGORIES = ['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const
type StorageCategory = (typeof STORAGE_CATEGORIES)[number]

export type Lifetime =
  | { readonly kind: 'cleared' }
  /** For the validity of a choice: the months of `site-config/consent.json`. */
  | { readonly kind: 'choice' }
  | { readonly kind: 'days' | 'months'; readonly count: number }
  /** As long as an owner is logged in. */
  | { readonly kind: 'portal' }
  /** As long as the tab is open. */
  | { readonly kind: 'session' }
  /** Determined by the service that stores it. */
  | { readonly kind: 'service' }

export interface StorageItem {
  readonly id: 'language' | 'saved' | 'owner' | 'drafts' | 'choice' | 'campaign' | TagId
  readonly names: readonly string[]
  readonly place: 'local' | 'session' | 'cookie'
  readonly category: StorageCategory
  readonly lifetime: Lifetime
  readonly owner: 'site' | 'Google' | 'Meta'
  /** The switches that allow it. An item without switches is necessary. */
  readonly needs?: readonly (keyof Choices)[]
}

const ITEMS: readonly StorageItem[] = [
  {
    id: 'language',
    names: [LANGUAGE_KEY],
    place: 'local',
    category: 'necessary',
    lifetime: { kind: 'cleared' },
    owner: 'site',
  },
  // Stored only after the visitor pressed the button for it.
  {
    id: 'saved',
    names: [SAVED_KEY],
    place: 'local',
    category: 'necessary',
    lifetime: { kind: 'cleared' },
    owner: 'site',
  },
  // No secret. The secret is the cookie of the session, which scripts cannot read.
  {
    id: 'owner',
    names: [OWNER_KEY],
    place: 'local',
    category: 'necessary',
    lifetime: { kind: 'portal' },
    owner: 'site',
  },
  {
    id: 'drafts',
    names: [DRAFTS_KEY],
    place: 'local',
    category: 'necessary',
    lifetime: { kind: 'days', count: DRAFT_DAYS },
    owner: 'site',
  },
  {
    id: 'choice',
    names: CONSENT_KEYS,
    place: 'local',
    category: 'necessary',
    lifetime: { kind: 'choice' },
    owner: 'site',
  },
  {
    id: 'campaign',
    names: [CAMPAIGN_KEY],
    place: 'session',
    category: 'analytical',
    lifetime: { kind: 'session' },
    owner: 'site',
    needs: ['analyticsStorage'],
  },
  {
    id: 'analyticsId',
    names: ['_ga', '_ga_*'],
    place: 'cookie',
    category: 'analytical',
    lifetime: { kind: 'months', count: 24 },
    owner: 'Google',
    needs: TAG_NEEDS.analyticsId,
  },
  {
    id: 'adsId',
    names: ['_gcl_*'],
    place: 'cookie',
    category: 'marketing',
    lifetime: { kind: 'days', count: 90 },
    owner: 'Google',
    needs: TAG_NEEDS.adsId,
  },
  {
    id: 'adsId',
    names: ['_gcl_ls'],
    place: 'local',
    category: 'marketing',
    lifetime: { kind: 'days', count: 90 },
    owner: 'Google',
    needs: TAG_NEEDS.adsId,
  },
  {
    id: 'pixelId',
    names: ['_fbp', '_fbc'],
    place: 'cookie',
    category: 'social',
    lifetime: { kind: 'days', count: 90 },
    owner: 'Meta',
    needs: TAG_NEEDS.pixelId,
  },
  {
    id: 'pixelId',
    names: ['lastExternalReferrer', 'lastExternalReferrerTime'],
    place: 'local',
    category: 'social',
    lifetime: { kind: 'cleared' },
    owner: 'Meta',
    needs: TAG_NEEDS.pixelId,
  },
  // The configuration of the container determines its storage, so this table cannot list it.
  {
    id: 'tagManagerId',
    names: [],
    place: 'cookie',
    category: 'unclassified',
    lifetime: { kind: 'service' },
    owner: 'Google',
    needs: TAG_NEEDS.tagManagerId,
  },
]

/** Whether the site has tags that need consent. */
export function needsConsent(tags: Tags): boolean {
  return TAG_IDS.some((id) => tags[id] !== undefined)
}

interface StoringSite {
  readonly tags: Tags
  /** Whether the site asks for consent. If not, no choice is stored. */
  readonly asks: boolean
  /** Whether homes can be saved. */
  readonly saves: boolean
  /** Whether owners can log in. */
  readonly hasPortal: boolean
}

/** The data that a site stores. */
export function storageOf({ tags, asks, saves, hasPortal }: StoringSite): readonly StorageItem[] {
  return ITEMS.filter(({ id }) => {
    if (id === 'language' || id === 'drafts') return true
    if (id === 'saved') return saves
    if (id === 'owner') return hasPortal
    return asks && (id === 'choice' || id === 'campaign' || tags[id] !== undefined)
  })
}

/** The names of items that these choices do not allow, for every tag, also one that the site had before. */
export function namesRefused(place: StorageItem['place'], choices: Choices): readonly string[] {
  return ITEMS.flatMap(({ names, needs, place: where }) =>
    where === place && needs && !isAllowed(needs, choices) ? names : [],
  )
}
