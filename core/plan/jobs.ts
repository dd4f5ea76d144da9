/** What a build will make, decided before anything is rendered, encoded or written. */
import type { Locale } from '../languages/codes.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { Paths } from '../site/linked.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'
import type { PictureLookup } from '../view/context.ts'
import type { SlotName, SlotProps } from '../view/types.ts'
import type { PlanContext } from './plan-context.ts'

/**
 * Something to render. `props` builds them when they are wanted: props of all pages would not fit into memory. What they
 * are made of is read through a view, which records it. Other data of the site that they use is `given`.
 */
export interface RenderJob<Slot extends SlotName = SlotName> {
  readonly url: UrlPath
  readonly file: OutputPath
  readonly locale: Locale
  readonly slot: Slot
  readonly props: (plan: PlanContext) => SlotProps[Slot]
  /** Its identity, where it is known by then. */
  readonly key?: Hash
  readonly given?: object
  /** What the page is made of, for messages: "property 4127". */
  readonly name: string
  readonly at: readonly Pointer[]
}

/** Part of a page, without a page around it. */
export type FragmentJob = RenderJob<'cards'>

type PageSlot = Exclude<SlotName, 'cards'>

export interface PageJob extends RenderJob<PageSlot> {
  /** Present for pages that search engines are to find. */
  readonly sitemap?: SitemapEntry
}

export interface SitemapEntry {
  readonly paths: Paths
  /** Home pages fall back on the list of languages. */
  readonly isHome?: boolean
  /** ISO date of the last change of the content, never of the build. */
  readonly lastmod?: string | undefined
  readonly images?: () => readonly string[]
}

/** The photos of a record, for its entry. */
export function imagesOf(
  pictures: PictureLookup,
  items: readonly { readonly Url: string }[],
): readonly string[] {
  return items.flatMap(({ Url }) => pictures.of(Url, 'photo')?.src ?? [])
}

export interface TextContent {
  readonly text: string | (() => string)
}

/** A text of many megabytes: made and written some of it at a time. */
export interface LongContent {
  readonly parts: () => Iterable<string>
}

/** A file that is not a page: generated text, a bundled asset, or a copy of a file of the content. */
export interface FileJob {
  readonly file: OutputPath
  readonly name: string
  readonly at: readonly Pointer[]
  readonly content: TextContent | LongContent | { readonly bytes: Uint8Array } | { readonly copyOf: string }
  /** All that the text is made of is read through views, so it is made again only when one of these reads is another. */
  readonly isRecorded?: boolean
}

/** Of a file that is in memory, or made there. */
export function contentInMemory(
  content: Exclude<FileJob['content'], { readonly copyOf: string }>,
): string | Uint8Array {
  if ('bytes' in content) return content.bytes
  if ('parts' in content) return [...content.parts()].join('')
  return typeof content.text === 'function' ? content.text() : content.text
}

/** A page job whose slot and props belong together; the jobs of a plan forget which slot it was. */
export function pageJob<Slot extends PageSlot>(
  job: Omit<PageJob, 'slot' | 'props'> & { slot: Slot; props: (plan: PlanContext) => SlotProps[Slot] },
): PageJob {
  return job
}
