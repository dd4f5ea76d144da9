/**
 * Fragment caching: what many pages show alike, such as the footer, is rendered once for each shell and put into every
 * page as it is. Worth a quarter of the time of a page (docs/performance.md).
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { sameData } from '../core/domain/same-data.ts'
import type { Shell } from '../core/view/types.ts'
import { RenderProvider, useRender } from './render-context.ts'
import type { RenderContext } from './render-context.ts'

/** A fragment on its way into a page: what it shows depends on component and props alone, and on the shell. */
export interface Fragment {
  readonly component: ComponentType<object>
  readonly props: object
  readonly by: string
  readonly most: number
}

interface CachedProps<Props extends object> {
  readonly of: ComponentType<Props>
  /** Plain data, which nobody changes. */
  readonly with: Props
  /** What few of them share, such as an address: those that do are compared one by one. */
  readonly by?: string | undefined
  /** How many of them are kept: what differs from page to page after all must not fill the memory. */
  readonly most?: number
}

const MOST = 500

/** Holds the place of a fragment; `renderWithFragments` fills it. */
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
}

/** What is kept of a component, by shell: the shell that was shown last stands last. */
interface Kept {
  readonly byShell: Map<Shell, Map<string, Made[]>>
  count: number
}

const keptOf = new Map<Fragment['component'], Kept>()

/** No content can hold one: text is escaped, and markup of texts allows no templates. */
const PLACE = /<template data-fragment="(\d+)"><\/template>/g

export function renderWithFragments(
  element: ReactElement,
  surroundings: Omit<RenderContext, 'fragments'>,
  identifierPrefix = '',
): string {
  const fragments: Fragment[] = []
  const html = renderToString(
    <RenderProvider value={{ ...surroundings, fragments }}>{element}</RenderProvider>,
    { identifierPrefix },
  )
  if (fragments.length === 0) return html
  return html.replace(PLACE, (place, number: string) => {
    const fragment = fragments[Number(number)]
    return fragment === undefined ? place : htmlOf(fragment, surroundings)
  })
}

function htmlOf(fragment: Fragment, surroundings: Omit<RenderContext, 'fragments'>): string {
  const { component: Component, props, by, most } = fragment
  const { shell } = surroundings
  const known = keptOf.get(Component)?.byShell.get(shell)?.get(by)
  const same = known?.find((made) => sameData(made.props, props))
  if (same !== undefined) return same.html
  // Ids that React gives must differ from those of the page and of its other fragments.
  const prefix = `${Component.name}${JSON.stringify(props)}`.replace(/\W+/g, '-')
  const html = withoutPreloads(renderWithFragments(<Component {...props} />, surroundings, prefix))
  const kept = keptOf.get(Component) ?? { byShell: new Map<Shell, Map<string, Made[]>>(), count: 0 }
  keptOf.set(Component, kept)
  const ofShell = makeRoom(kept, { shell, most })
  const list = ofShell.get(by) ?? []
  ofShell.set(by, list)
  list.push({ props, html })
  kept.count += 1
  return html
}

/**
 * The shell that was not shown for longest goes first: a build renders one language after the other. Begun anew rather
 * than frozen: what a long-running process kept first is what it shows no more.
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

/** React asks for pictures ahead in front of what it renders by itself; they belong into the head of a page. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
