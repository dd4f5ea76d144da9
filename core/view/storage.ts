/** The data that the site stores and the hosts that it contacts, for the cookie policy. */
import { captchaOrigins, targetOrigins } from '../domain/form-targets.ts'
import { formatDuration } from '../domain/duration.ts'
import { PORTAL_IDLE_MS } from '../domain/portal.ts'
import { MAP_HOST, STREET_VIEW_HOST } from '../domain/map.ts'
import { STORAGE_CATEGORIES, storageOf } from '../domain/storage.ts'
import type { Lifetime, StorageItem } from '../domain/storage.ts'
import { tagHosts } from '../domain/tag-hosts.ts'
import type { LinkedProject, LinkedProperty } from '../site/linked.ts'
import { consentOf } from './consent.ts'
import { compact } from './context.ts'
import type { RecordHosts, ViewContext } from './context.ts'
import { embedsOf, searchOf } from './detail.ts'
import { hasPlaceBesideHomes, ownSpotOf, spotOf, tileHosts } from './map.ts'
import { portalPlace } from './portal.ts'
import { savedHref } from './saved.ts'
import { say } from './text.ts'
import type { StorageRow, StorageTables } from './types.ts'

export function storageTables(context: ViewContext): StorageTables {
  const { site, locale } = context
  const consent = consentOf(site)
  const items = storageOf({
    tags: site.config.site,
    asks: consent !== undefined,
    saves: savedHref(context) !== undefined,
    hasPortal: portalPlace(site) !== undefined,
  })
  const months = consent && formatDuration({ count: consent.months, unit: 'month' }, locale)
  return compact<StorageTables>({
    policy: consent && months !== undefined ? { revision: consent.revision, months } : undefined,
    groups: STORAGE_CATEGORIES.map((category) => ({
      title: `storage.${category}` as const,
      text: `storage.${category}Text` as const,
      items: items
        .filter((item) => item.category === category)
        .map((item) => rowOf(context, item, months ?? '')),
    })),
    contacts: contactsOf(context),
  })
}

function rowOf(context: ViewContext, item: StorageItem, months: string): StorageRow {
  const isNamed = item.names.length > 0
  return compact<StorageRow>({
    names: isNamed ? item.names : [say(context, 'storage.tagManager')],
    place: isNamed ? `storage.place.${item.place}` : undefined,
    purpose: `storage.purpose.${item.id}`,
    lifetime: lifetimeOf(context, item.lifetime, months),
    owner: item.owner === 'site' ? context.site.config.site.name : item.owner,
  })
}

function lifetimeOf(context: ViewContext, lifetime: Lifetime, months: string): string {
  switch (lifetime.kind) {
    case 'choice':
      return months
    case 'days':
      return formatDuration({ count: lifetime.count, unit: 'day' }, context.locale)
    case 'months':
      return formatDuration({ count: lifetime.count, unit: 'month' }, context.locale)
    case 'portal': {
      const time = formatDuration({ count: PORTAL_IDLE_MS / 60_000, unit: 'minute' }, context.locale)
      return say(context, 'storage.lifetime.portal', { time })
    }
    default:
      return say(context, `storage.lifetime.${lifetime.kind}`)
  }
}

/**
 * Hosts of third parties, grouped by the cause of the request. Only pictures are requested without an action
 * of the visitor.
 */
function contactsOf(context: ViewContext): StorageTables['contacts'] {
  const { pictures, forms = {} } = context.site.config
  const receivers = [...targetOrigins(forms), ...captchaOrigins(forms)]
  const found = [...context.reads.homeHosts(), hostsOf(context, context.site.projects)]
  const isOnMap = found.some((each) => each.isOnMap) || hasPlaceBesideHomes(context.site)
  const tiles = isOnMap ? tileHosts(context.site.config) : []
  const contacts = [
    {
      text: 'storage.contact.pictures',
      hosts: pictures?.remote?.mode === 'link' ? pictures.remote.hosts : [],
    },
    { text: 'storage.contact.tags', hosts: consentOf(context.site) ? hostsOfTags(context) : [] },
    { text: 'storage.contact.media', hosts: found.flatMap(({ media }) => media) },
    { text: 'storage.contact.map', hosts: [...found.flatMap(({ maps }) => maps), ...tiles] },
    { text: 'storage.contact.forms', hosts: receivers.flatMap((origin) => hostOf(origin) ?? []) },
  ] as const
  return contacts
    .map(({ text, hosts }) => ({ text, hosts: [...new Set(hosts)].sort() }))
    .filter(({ hosts }) => hosts.length > 0)
}

function hostsOfTags({ site }: ViewContext): readonly string[] {
  const { scripts, images, connects, frames } = tagHosts(site.config.site)
  return [...scripts, ...images, ...connects, ...frames].map((source) => source.replace('https://', ''))
}

export function hostsOf(
  context: ViewContext,
  records: readonly (LinkedProperty | LinkedProject)[],
): RecordHosts {
  const embeds = records.flatMap((linked) =>
    embedsOf(context, 'property' in linked ? linked.property : linked.project),
  )
  return {
    media: [...new Set(embeds.map(({ host }) => host))],
    maps: [
      ...(records.some((linked) => searchOf(context, linked) !== undefined) ? [MAP_HOST] : []),
      ...(records.some((linked) => ownSpotOf(linked) !== undefined) ? [STREET_VIEW_HOST] : []),
    ],
    isOnMap: records.some((linked) => spotOf(linked) !== undefined),
  }
}

function hostOf(address: string | undefined): string | undefined {
  return address?.startsWith('https://') ? new URL(address).hostname : undefined
}
