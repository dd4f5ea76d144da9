/** One page -> its file in staging, on the main thread and in workers alike. */
import path from 'node:path'
import type { Locale } from '../../languages/codes.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import type { OutputPath } from '../../system/paths.ts'
import { createPartList, subjectOf } from '../../view/shell-parts.ts'
import type { PartList, Shell, SlotName, SlotProps } from '../../view/types.ts'
import { staysInside } from '../output/manifest.ts'
import type { Renderer, TemplatePlace } from './renderer.ts'
import { reasonOf } from './renderer.ts'

/** Identifies a page. */
export interface PageTicket {
  /** The index among the jobs of the plan. */
  readonly index: number
  readonly file: OutputPath
  readonly locale: Locale
  readonly slot: SlotName
  /** The hash of all inputs of the page except the shell. */
  readonly key: Hash
  /** The hash of the file in the output. An equal file is not written again. */
  readonly knownHash: Hash | undefined
}

/** A page to render, as plain data that can be sent to workers. */
export interface PageOrder extends PageTicket {
  /** JSON, which is part of the identity of the page and cheaper to send than the objects. */
  readonly props: string
}

/** An order with its props as objects, which only this thread can use. */
export interface PageWork {
  readonly order: PageOrder
  readonly props: SlotProps[SlotName]
}

export interface PageFailure {
  readonly kind: 'failed'
  readonly reason: string
  readonly place: TemplatePlace | null
}

export type PageResult =
  | {
      readonly kind: 'made'
      readonly hash: Hash
      readonly bytes: number
      readonly isNew: boolean
      /** The parts of the shell that the page contains (core/view/shell-parts.ts). */
      readonly parts: string
    }
  | PageFailure

export interface PageMaker {
  readonly files: Pick<Files, 'write'>
  readonly staging: string
  readonly renderer: Renderer
  readonly shells: Readonly<Partial<Record<Locale, Shell>>>
}

export async function makePage(
  { files, staging, renderer, shells }: PageMaker,
  order: PageOrder,
  /** The props as objects, or parsed from the order. */
  props: SlotProps[SlotName] = JSON.parse(order.props) as SlotProps[SlotName],
): Promise<PageResult> {
  const parts = createPartList()
  const html = await htmlOf(renderer, shells[order.locale], { ...order, props, parts })
  if (typeof html !== 'string') return html
  const content = Buffer.from(html)
  const hash = hashOf(content)
  // Other props may give the same page. Then the file keeps its time and inode.
  const isNew = hash !== order.knownHash
  if (isNew) await files.write(stagedFile(staging, order.file), content)
  return { kind: 'made', hash, bytes: content.length, isNew, parts: subjectOf(parts) }
}

interface PageParts extends Pick<PageOrder, 'slot' | 'file'> {
  readonly props: SlotProps[SlotName]
  readonly parts?: PartList
}

export async function htmlOf(
  { render, trace }: Renderer,
  shell: Shell | undefined,
  { slot, props, file, parts }: PageParts,
): Promise<string | PageFailure> {
  if (shell === undefined) throw new Error(`${file} is in a language without a shell`)
  try {
    return render(slot, props, { shell, parts })
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error), place: await trace(error) }
  }
}

export function stagedFile(staging: string, file: OutputPath): string {
  // Addresses were checked before, so a path out of the output is a bug.
  if (!staysInside(file)) throw new Error(`"${String(file)}" would be written outside of the output`)
  return path.join(staging, file)
}
