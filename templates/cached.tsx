/**
 * Fragment caching: parts that many pages share, such as the footer, are rendered once for each shell and
 * copied into every page. This saves a quarter of the time of a page (docs/performance.md).
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { recorded } from '../core/domain/recorded.ts'
import { sameData } from '../core/domain/same-data.ts'
import type { PageSurroundings, PartList, Shell, ShellPart } from '../core/view/types.ts'
import { RenderProvider, useRender } from './render-context.ts'
import { createTranslate } from './translate.ts'

/** A fragment of a page. It depends on component, props and shell alone. */
export interface Fragment {
  readonly component: ComponentType<object>
  readonly props: object
  readonly by: string
  readonly most: number
}

interface CachedProps<Props extends object> {
  readonly of: ComponentType<Props>
  /** Plain data, which never change. */
  readonly with: Props
  /**
   * A key for fragments that few pages share, such as an address. Fragments with the same key are compared
   * one by one.
   */
  readonly by?: string | undefined
  /**
   * The maximum number of kept fragments, so that fragments that differ from page to page do not fill the
   * memory.
   */
  readonly most?: number
}

const MOST = 500

/** A placeholder for a fragment, which `renderWithFragments` replaces. */
export function Cached<Props extends object>({
  of: component,
  with: props,
  by = '',
  most = MOST,
}: CachedProps<Props>): ReactNode {
  const { fragments } = useRender()
  const index = fragments.push({ component: component as ComponentType<object>, props, by, most }) - 1
  return <template data-fragment={index} />
}

interface Made {
  readonly props: object
  readonly html: string
  /** The parts of the shell that it contains, as does each page that contains it. */
  readonly parts: PartList | undefined
}

/** The kept fragments of a component, by shell. The shell that was used last is the last entry. */
interface Kept {
  readonly byShell: Map<Shell, Map<string, Made[]>>
  count: number
}

const keptOf = new Map<Fragment['component'], Kept>()

/** The markup of a place. No content can contain it: text is escaped, and the sanitiser removes templates. */
const [PLACE, END_OF_PLACE] = ['<template data-fragment="', '"></template>']

export function renderWithFragments(
  element: ReactElement,
  { shell, parts }: PageSurroundings,
  prefix = () => '',
): string {
  const fragments: Fragment[] = []
  const t = createTranslate(shell.strings, shell.locale, parts)
  const context = { shell: parts ? notedIn(parts, shell) : shell, t, fragments }
  const html = renderToString(<RenderProvider value={context}>{element}</RenderProvider>, {
    // The renderer of strings generates no ids, and does not ask.
    get identifierPrefix() {
      return prefix()
    },
  })
  if (fragments.length === 0) return html
  // A regular expression takes five times as long to find the few places of a long page.
  const [beginning = '', ...rest] = html.split(PLACE)
  return rest.reduce((page, piece) => {
    const end = piece.indexOf(END_OF_PLACE)
    const fragment = fragments[Number(piece.slice(0, end))]
    if (fragment === undefined) return page + PLACE + piece
    const made = madeOf(fragment, { shell, parts })
    if (made.parts !== undefined) parts?.addAll(made.parts)
    return page + made.html + piece.slice(end + END_OF_PLACE.length)
  }, beginning)
}

/** A page contains few of the forms, so each of them is a part. */
function notedIn(parts: PartList, shell: Shell): Shell {
  const requests = recorded(shell.requests, (name) => parts.add(`shell.requests.${name}`))
  return recorded({ ...shell, requests }, (name) => parts.add(`shell.${name}` as ShellPart))
}

function madeOf(fragment: Fragment, { shell, parts }: PageSurroundings): Made {
  const { component: Component, props, by, most } = fragment
  const cached = keptOf.get(Component)?.byShell.get(shell)?.get(by)
  const same = cached?.find((made) => sameData(made.props, props))
  if (same !== undefined && (same.parts !== undefined || parts === undefined)) return same
  // Ids that React generates must differ from those of the page and of its other fragments.
  const prefix = () => `${Component.name}${JSON.stringify(props)}`.replace(/\W+/g, '-')
  const surroundings = { shell, parts: parts?.another() }
  const html = withoutPreloads(renderWithFragments(<Component {...props} />, surroundings, prefix))
  const made = { props, html, parts: surroundings.parts }
  const kept = keptOf.get(Component) ?? { byShell: new Map<Shell, Map<string, Made[]>>(), count: 0 }
  keptOf.set(Component, kept)
  const ofShell = makeRoom(kept, { shell, most })
  const list = ofShell.get(by) ?? []
  ofShell.set(by, list)
  list.push(made)
  kept.count += 1
  return made
}

/**
 * Removes the least recently used shell, as a build renders one language after the other. The cache of a
 * shell starts anew at its limit, because a long-running process no longer shows the fragments that it kept
 * first.
 */
function makeRoom(
  kept: Kept,
  { shell, most }: { readonly shell: Shell; readonly most: number },
): Map<string, Made[]> {
  const ofShell = kept.byShell.get(shell) ?? new Map<string, Made[]>()
  kept.byShell.delete(shell)
  kept.byShell.set(shell, ofShell)
  for (const [oldest, fragments] of kept.byShell) {
    if (kept.count < most) break
    for (const list of fragments.values()) kept.count -= list.length
    if (oldest === shell) fragments.clear()
    else kept.byShell.delete(oldest)
  }
  return ofShell
}

/** React writes preloads of pictures before the markup that it renders. They belong in the head of a page. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
