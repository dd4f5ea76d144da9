/**
 * The changes that a version requires in the files of a site. A step is a pure function of these files, and returns
 * nothing for a site that it does not concern. Steps are never removed, so that a site of any earlier version can be
 * brought up to date at once.
 */
import { lawOfThePackage } from './law-of-the-package.ts'

/** Path in the site -> text. */
export type SiteTexts = ReadonlyMap<string, string>

export interface UpgradeStep {
  /** The version that asks for it. */
  readonly version: string
  /** The change as a sentence. */
  readonly title: string
  /** Why, and what it means for the site. */
  readonly about: string
  /** The changed files only. `defaults` are the files of the package under the same names. */
  readonly change: (site: SiteTexts, defaults: SiteTexts) => SiteTexts
}

/** In the order in which they are applied. */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [lawOfThePackage]
