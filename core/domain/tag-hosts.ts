/**
 * The hosts that the tags of a site request, for its content security policy. A tag without an id adds no
 * host. The lists follow Google's and Meta's own guides.
 */
import { TAG_IDS } from './tags.ts'
import type { TagId, Tags } from './tags.ts'

/** Sources of a content security policy, by kind of request. */
interface TagHosts {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connects: readonly string[]
  readonly frames: readonly string[]
}

const TAG_MANAGER = 'https://www.googletagmanager.com'
const GOOGLE = 'https://www.google.com'
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
  GOOGLE,
  'https://google.com',
]

const HOSTS: Readonly<Record<TagId, TagHosts>> = {
  analyticsId: {
    scripts: [TAG_MANAGER],
    images: ['https://*.google-analytics.com', TAG_MANAGER],
    connects: ['https://*.google-analytics.com', 'https://*.analytics.google.com', TAG_MANAGER, GOOGLE],
    frames: [],
  },
  adsId: {
    scripts: [TAG_MANAGER, ...ADS],
    images: [TAG_MANAGER, ...ADS],
    connects: ADS,
    frames: [TAG_MANAGER, 'https://td.doubleclick.net'],
  },
  // The agency determines which other hosts a container loads, and adds them where it sets its headers.
  tagManagerId: {
    scripts: [TAG_MANAGER],
    images: [TAG_MANAGER],
    connects: [TAG_MANAGER, GOOGLE],
    frames: [TAG_MANAGER],
  },
  pixelId: {
    scripts: ['https://connect.facebook.net'],
    images: ['https://www.facebook.com'],
    connects: ['https://www.facebook.com', 'https://connect.facebook.net'],
    frames: [],
  },
}

export function tagHosts(tags: Tags): TagHosts {
  const wanted = TAG_IDS.filter((id) => tags[id] !== undefined).map((id) => HOSTS[id])
  const all = (kind: keyof TagHosts) => [...new Set(wanted.flatMap((hosts) => hosts[kind]))]
  return { scripts: all('scripts'), images: all('images'), connects: all('connects'), frames: all('frames') }
}
