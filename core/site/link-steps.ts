/** Results of single steps of linking. The next link takes from them what did not change. */
import type { Checked } from '../diagnostics/diagnostic.ts'
import type { MadeOf } from '../domain/mapped.ts'
import type { Filtered } from '../domain/incremental-lists.ts'
import type { Property } from '../schema/property.ts'
import type { SiteConfig } from '../schema/site-config.ts'
import type { CheckedAdverts } from './adverts.ts'
import type { CheckedStories } from './check-story.ts'
import type { TextChecks } from './check-texts.ts'
import type { LinkBase } from './context.ts'
import type { HomeLists } from './home-lists.ts'
import type { LinkedSite } from './linked.ts'
import type { Listings } from './listings.ts'
import type { MergedKinds } from './merged-records.ts'
import type { FilledStrings } from './placeholders.ts'
import type { LinkedProperties } from './properties.ts'
import type { Sourced } from './records.ts'
import type { TextLinks } from './text-links.ts'
import type { PublishedHomes } from './published-addresses.ts'

export interface LinkSteps {
  /** The configuration as it was given. */
  readonly config: SiteConfig
  readonly merged: MergedKinds
  /** The homes that are no drafts, and those of them with days of their own. */
  readonly finished: Filtered<Sourced<Property>>
  readonly dated: Filtered<Sourced<Property>>
  readonly base: MadeOf<Checked<LinkBase>>
  readonly properties: LinkedProperties
  readonly homes: HomeLists
  readonly listings: Listings
  readonly strings: FilledStrings
  readonly textChecks: TextChecks
  readonly textLinks: TextLinks
  readonly stories: CheckedStories
  readonly adverts: CheckedAdverts
  readonly published: PublishedHomes
}

/** A site, right or wrong, with the steps in which it was linked. */
export interface LinkResult extends Checked<LinkedSite> {
  readonly steps: LinkSteps
}
