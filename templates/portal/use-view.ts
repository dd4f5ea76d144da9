import { useEffect, useState } from 'react'
import { usePortal } from './context.ts'
import { viewOf } from './route.ts'
import type { View } from './route.ts'

/** The view in the address. A fragment that is not a view, such as `#main`, does not change it. */
export function useView(): View {
  const [view, setView] = useState<View>(() => viewOf(location.hash) ?? { kind: 'all' })
  useEffect(() => onChange(() => setView((last) => viewOf(location.hash) ?? last)), [])
  return view
}

function onChange(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/**
 * The element that names a view. It receives the focus when the view changes, for keyboards and screen
 * readers.
 */
export const VIEW_TITLE = { tabIndex: -1, 'data-view-title': '' } as const

/** Sets the title of the page. `key` changes with the view. */
export function useViewTitle(title: string, key: string): void {
  const { siteName, shown } = usePortal()
  useEffect(() => {
    document.title = `${title} | ${siteName}`
    // The first view does not take the focus, like any page.
    if (shown.current !== null && shown.current !== key) focusTitle(shown.current, key)
    shown.current = key
  }, [title, siteName, key, shown])
}

function focusTitle(before: string, now: string): void {
  const titles = document.querySelectorAll<HTMLElement>('[data-view-title]')
  // The innermost title: that of the section, if there is one.
  titles.item(titles.length - 1)?.focus({ preventScroll: true })
  const isSameThing = before.split('/')[0] === now.split('/')[0]
  if (isSameThing) document.querySelector('[data-view-top]')?.scrollIntoView({ block: 'nearest' })
  else scrollTo(0, 0)
}

/** Links of the language switcher keep the present view. */
export function useLinkedLanguages(): void {
  useEffect(() => {
    const link = () => {
      for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
        anchor.hash = location.hash
    }
    link()
    return onChange(link)
  }, [])
}
