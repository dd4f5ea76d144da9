/** Finds the page of an address in the plan, and renders it on request. No rendered page is kept. */
import { failureOf } from '../build/threads/render-failures.ts'
import { htmlOf } from '../build/threads/render-page.ts'
import type { SiteState } from '../build/advance.ts'
import type { Problem } from '../diagnostics/diagnostic.ts'
import { identityOf } from '../plan/identity.ts'
import type { RenderJob } from '../plan/jobs.ts'
import { notFoundFiles } from '../serve/site-app.ts'
import type { Hash } from '../system/hash.ts'
import { outputOfUrl } from '../system/paths.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'

/** The file that a host serves for an address; null if the address has no valid path. */
export function fileAt(pathname: string): OutputPath | null {
  try {
    const decoded = decodeURIComponent(pathname)
    return decoded.includes('\0') ? null : outputOfUrl(decoded as UrlPath)
  } catch {
    return null
  }
}

/** The page that a visitor sees at an address, or the page for a missing address. */
export function jobAt({ index }: SiteState, pathname: string): RenderJob | null {
  const { page } = index.files()
  const files = [fileAt(pathname), ...notFoundFiles(pathname)]
  return files.map((file) => page(file ?? '')).find((job) => job !== undefined) ?? null
}

/** The same key stands for the same page. It covers the whole shell, of which the page may contain a part. */
export function keyOf({ plan, bundle }: SiteState, job: RenderJob): Hash {
  const shell = plan.shellKey(job.locale)
  if (shell === undefined) throw new Error(`there is no shell in "${job.locale}"`)
  if (job.key !== undefined) return job.key
  return identityOf([bundle.templates[job.slot], shell], {
    slot: job.slot,
    props: JSON.stringify(plan.propsOf(job)),
  })
}

type Rendered = { readonly html: string } | { readonly problem: Problem }

export async function renderJob({ plan, renderer }: SiteState, job: RenderJob): Promise<Rendered> {
  const { slot, file, locale } = job
  const made = await htmlOf(renderer, plan.shells[locale], { slot, file, props: plan.propsOf(job) })
  return typeof made === 'string' ? { html: made } : { problem: failureOf(job, made) }
}
