/** The lists of homes that the steps of linking go over. After an edit of a home each differs in one place at most. */
import { chosen, filtered, indexed } from '../domain/incremental-lists.ts'
import type { Chosen, Filtered, Indexed } from '../domain/incremental-lists.ts'
import type { LinkedProperty } from './linked.ts'
import { inListingOrder, inReferenceOrder, isSold, listingOrderOf, referencesOf } from './listings.ts'
import { isOn, isOver } from './schedule.ts'

export interface HomeLists {
  /** All homes by their ids, as links and modules write them. */
  readonly byId: Indexed<string, LinkedProperty>
  /** Homes with a day on which they are published or expire. */
  readonly scheduled: Filtered<LinkedProperty>
  /** Homes of a project. */
  readonly units: Filtered<LinkedProperty>
  /** Homes that are neither sold nor let in the ordinary way. */
  readonly withTerms: Filtered<LinkedProperty>
  /** Homes with a video or a tour. */
  readonly filmed: Filtered<LinkedProperty>
  /** Homes whose texts may contain links, or words that are checked. */
  readonly rich: Filtered<LinkedProperty>
  /** The homes that are published now. */
  readonly shown: readonly LinkedProperty[]
  /** The same in the order of lists. */
  readonly ordered: Chosen<LinkedProperty>
  readonly references: Chosen<LinkedProperty>
  /** Available homes that have not expired. */
  readonly offered: Filtered<LinkedProperty>
}

/** `now` is in milliseconds since 1970. */
export function homeLists(
  homes: readonly LinkedProperty[],
  now: number,
  before: HomeLists | undefined,
): HomeLists {
  const scheduled = filtered(homes, isScheduled, before?.scheduled)
  const without = (isHidden: (home: LinkedProperty) => boolean) => {
    const hidden = new Set(scheduled.list.filter(isHidden))
    return hidden.size === 0 ? homes : homes.filter((home) => !hidden.has(home))
  }
  const shown = without(({ property }) => !isOn(property, now))
  const standing = without(({ property }) => isOver(property, now))
  const ordered = chosen(shown, {
    isAlike: (old, home) => inListingOrder(old, home) === 0,
    choose: listingOrderOf,
    before: before?.ordered,
  })
  return {
    byId: indexed(homes, ({ property }) => String(property.ID), before?.byId),
    scheduled,
    units: filtered(homes, ({ property }) => Boolean(property.ProjectID), before?.units),
    withTerms: filtered(homes, ({ property }) => property.Terms !== undefined, before?.withTerms),
    filmed: filtered(homes, isFilmed, before?.filmed),
    rich: filtered(homes, ({ facts }) => !facts.isPlain, before?.rich),
    shown,
    ordered,
    references: chosen(ordered.list, {
      isAlike: (old, home) =>
        isSold(old) === isSold(home) && (!isSold(home) || inReferenceOrder(old, home) === 0),
      choose: referencesOf,
      before: before?.references,
    }),
    offered: filtered(standing, (home) => !isSold(home), before?.offered),
  }
}

function isScheduled({ property: { publishAt, expireAt } }: LinkedProperty): boolean {
  return publishAt !== undefined || expireAt !== undefined
}

function isFilmed({ property: { VideoUrl, VirtualTourUrl } }: LinkedProperty): boolean {
  return VideoUrl !== undefined || VirtualTourUrl !== undefined
}
