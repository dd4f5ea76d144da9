/** The jobs of a build, which are decided before anything is rendered, encoded or written. */
import type { Locale } from '../languages/codes.ts'
import type { Pointer } from '../diagnostics/diagnostic.ts'
import type { Paths } from '../site/linked.ts'
import type { Hash } from '../system/hash.ts'
import type { OutputPath, UrlPath } from '../system/paths.ts'
import type { PictureLookup } from '../view/context.ts'
import type { SlotName, SlotProps } from '../view/types.ts'
import type { PlanContext } from './plan-context.ts'

/**
 * A page or a part of a page to render. `props` builds the props when they are needed, because those of all pages
 * would not fit into memory. It reads the site through a view, which records the reads. Other data of the site that
 * it uses is `given`.
 */
export interface RenderJob<Slot extends SlotName = SlotName> {
  readonly url: UrlPath
  readonly file: OutputPath
  readonly locale: Locale
  readonly slot: Slot
  readonly props: (plan: PlanContext) => SlotProps[Slot]
  /** Its identity, if it is known before the props. */
  readonly key?: Hash
  readonly given?: object
  /** The name of the page in messages: "property 4127". */
  readonly name: string
  readonly at: readonly Pointer[]
}

/** A part of a page, without a page around it. */
export type FragmentJob = RenderJob<'cards'>

type PageSlot = Exclude<SlotName, 'cards'>

export interface PageJob extends RenderJob<PageSlot> {
  /** Present for pages that search engines may index. */
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

/** A text of many megabytes, which is made and written in parts. */
export interface LongContent {
  readonly parts: () => Iterable<string>
}

/** A file that is not a page: generated text, a bundled asset, or a copy of a file of the content. */
export interface FileJob {
  readonly file: OutputPath
  readonly name: string
  readonly at: readonly Pointer[]
  readonly content: TextContent | LongContent | { readonly bytes: Uint8Array } | { readonly copyOf: string }
  /**
   * Whether the text reads the site only through views, so that it is made again only if one of these reads changed.
   */
  readonly isRecorded?: boolean
}

/** The content of a file that is in memory, or is made there. */
export function contentInMemory(
  content: Exclude<FileJob['content'], { readonly copyOf: string }>,
): string | Uint8Array {
  if ('bytes' in content) return content.bytes
  if ('parts' in content) return [...content.parts()].join('')
  return typeof content.text === 'function' ? content.text() : content.text
}

/** A page job with matching slot and props. The jobs of a plan no longer have the type of the slot. */
export function pageJob<Slot extends PageSlot>(
  job: Omit<PageJob, 'slot' | 'props'> & { slot: Slot; props: (plan: PlanContext) => SlotProps[Slot] },
): PageJob {
  return job
}
