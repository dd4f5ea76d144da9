/** The linked site -> the plan of a build. Pure: every address, file name and picture is decided here. */
import { LOCALES } from '../domain/locale.ts'
import type { Locale } from '../domain/locale.ts'
import type { Checked } from '../diagnostics/diagnostic.ts'
import { listingSeries } from '../site/listing-series.ts'
import type { LinkedSite } from '../site/linked.ts'
import { contextFor } from '../view/context.ts'
import type { Assets, ViewContext } from '../view/context.ts'
import { shellOf } from '../view/shell.ts'
import type { Shell } from '../view/types.ts'
import { findCollisions } from './collisions.ts'
import { iconFiles } from './icons.ts'
import type { FileJob, PageJob } from './jobs.ts'
import { recordPages } from './pages.ts'
import type { PlanContext } from './pages.ts'
import type { PlannedPictures } from './pictures.ts'
import { robotsFile, sitemapFiles } from './sitemaps.ts'
import { specialPages } from './special-pages.ts'

export interface BuildPlan {
  readonly pages: readonly PageJob[]
  readonly files: readonly FileJob[]
  readonly shells: Readonly<Partial<Record<Locale, Shell>>>
}

export interface PlanInput {
  readonly site: LinkedSite
  readonly pictures: PlannedPictures
  readonly assets: Assets
  /** Files of the bundle and of the content that are published as they are. */
  readonly files: readonly FileJob[]
  readonly fonts: readonly string[]
}

export function planBuild({ site, pictures, assets, files, fonts }: PlanInput): Checked<BuildPlan> {
  const { value: series, problems: seriesProblems } = listingSeries(site)
  const views: Partial<Record<Locale, ViewContext>> = {}
  for (const locale of site.locales) views[locale] = contextFor({ site, pictures, assets }, locale)
  const plan: PlanContext = { site, series, views }

  const icons = iconFiles(site, pictures)
  const shells: Partial<Record<Locale, Shell>> = {}
  for (const locale of LOCALES) {
    const view = views[locale]
    if (view) shells[locale] = shellOf(view, { icons: icons.links, manifest: icons.manifest.href, fonts })
  }

  const pages = [...recordPages(plan), ...specialPages(plan)]
  const texts = [
    ...sitemapFiles(plan, pages),
    robotsFile(plan),
    { file: icons.manifest.file, text: () => icons.manifest.text },
  ]
  const generated = texts.map(({ file, text }): FileJob => ({
    file,
    name: `the generated ${file}`,
    at: [],
    content: { text },
  }))
  const all = [...files, ...generated]
  const problems = [...seriesProblems, ...findCollisions([...pages, ...all])]
  return { value: { pages, files: all, shells }, problems }
}
