/** The steps that a site needs, and the files that it has after them. */
import { editJson } from '../source/edit-json.ts'
import type { SiteTexts, UpgradeStep } from './steps.ts'
import { isBefore } from './version.ts'

const SITE = 'site-config/site.json'

/** A site that does not say its version is older than the first that a site could name. */
const UNKNOWN = '0.0.0'

export interface PlannedUpgrade {
  readonly from: string | undefined
  /** The steps that change something, each with the files that it changes. */
  readonly steps: readonly { readonly step: UpgradeStep; readonly files: readonly string[] }[]
  /** The changed files, also the one that names the version. */
  readonly changed: SiteTexts
}

interface Upgrading {
  readonly site: SiteTexts
  readonly defaults: SiteTexts
  readonly version: string
}

export function planUpgrade(
  steps: readonly UpgradeStep[],
  { site, defaults, version }: Upgrading,
): PlannedUpgrade {
  const from = versionIn(site.get(SITE))
  const needed = steps.filter(
    (step) => isBefore(from ?? UNKNOWN, step.version) && !isBefore(version, step.version),
  )
  let current = site
  const taken: { readonly step: UpgradeStep; readonly files: readonly string[] }[] = []
  for (const step of needed) {
    const changed = step.change(current, defaults)
    if (changed.size === 0) continue
    taken.push({ step, files: [...changed.keys()] })
    current = new Map([...current, ...changed])
  }
  const marked = new Map([...current, ...markOf(current, version)])
  return { from, steps: taken, changed: changesOf(site, marked) }
}

function versionIn(text: string | undefined): string | undefined {
  try {
    const { version } = JSON.parse(text ?? '{}') as { readonly version?: unknown }
    return typeof version === 'string' ? version : undefined
  } catch {
    return undefined
  }
}

function markOf(site: SiteTexts, version: string): SiteTexts {
  const text = site.get(SITE)
  if (text === undefined || versionIn(text) === version) return new Map()
  return new Map([[SITE, editJson(text, [{ path: ['version'], value: version }])]])
}

function changesOf(before: SiteTexts, after: SiteTexts): SiteTexts {
  return new Map([...after].filter(([file, text]) => before.get(file) !== text))
}
