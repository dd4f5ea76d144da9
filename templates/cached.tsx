/**
 * Fragment caching: what many pages show alike, such as the footer, is rendered once for each shell and put into every
 * page as it is. Worth a quarter of the time of a page (docs/performance.md).
 */
import type { ComponentType, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Shell } from '../core/view/types.ts'
import { RenderProvider, useRender } from './render-context.ts'
import type { RenderContext } from './render-context.ts'

/** A fragment on its way into a page: what it shows depends on component and props alone, and on the shell. */
export interface Fragment {
  readonly component: ComponentType<never>
  readonly key: string
  readonly most: number
  readonly element: ReactElement
}

interface CachedProps<Props extends object> {
  readonly of: ComponentType<Props>
  /** Plain data. */
  readonly with: Props
  /** How many of them are kept: what differs from page to page after all must not fill the memory. */
  readonly most?: number
}

const MOST = 500

/** Holds the place of a fragment; `renderWithFragments` fills it. */
export function Cached<Props extends object>({
  of: component,
  with: props,
  most = MOST,
}: CachedProps<Props>): ReactNode {
  const { fragments } = useRender()
  const Component = component
  const index = fragments.push({
    component: component as ComponentType<never>,
    key: JSON.stringify(props),
    most,
    element: <Component {...props} />,
  })
  return <template data-fragment={index - 1} />
}

/** What is kept of a component, by shell: the shell that was shown last stands last. */
interface Kept {
  readonly byShell: Map<Shell, Map<string, string>>
  count: number
}

const keptOf = new Map<ComponentType<never>, Kept>()

/** No content can hold one: text is escaped, and markup of texts allows no templates. */
const PLACE = /<template data-fragment="(\d+)"><\/template>/

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
  return html
    .split(PLACE)
    .map((part, index) => {
      const fragment = index % 2 === 1 ? fragments[Number(part)] : undefined
      return fragment === undefined ? part : htmlOf(fragment, surroundings)
    })
    .join('')
}

function htmlOf(
  { component, key, most, element }: Fragment,
  surroundings: Omit<RenderContext, 'fragments'>,
): string {
  const { shell } = surroundings
  const known = keptOf.get(component)?.byShell.get(shell)?.get(key)
  if (known !== undefined) return known
  // Ids that React gives must differ from those of the page and of its other fragments.
  const prefix = `${component.name}${key}`.replace(/\W+/g, '-')
  const html = withoutPreloads(renderWithFragments(element, surroundings, prefix))
  const kept = keptOf.get(component) ?? { byShell: new Map(), count: 0 }
  keptOf.set(component, kept)
  makeRoom(kept, { shell, most })
  kept.byShell.get(shell)?.set(key, html)
  kept.count += 1
  return html
}

/**
 * The shell that was not shown for longest goes first: a build renders one language after the other. Begun anew rather
 * than frozen: what a long-running process kept first is what it shows no more.
 */
function makeRoom(kept: Kept, { shell, most }: { readonly shell: Shell; readonly most: number }): void {
  const ofShell = kept.byShell.get(shell) ?? new Map<string, string>()
  kept.byShell.delete(shell)
  kept.byShell.set(shell, ofShell)
  for (const [oldest, fragments] of kept.byShell) {
    if (kept.count < most) return
    kept.count -= fragments.size
    if (oldest === shell) fragments.clear()
    else kept.byShell.delete(oldest)
  }
}

/** React asks for pictures ahead in front of what it renders by itself; they belong into the head of a page. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '')
}
