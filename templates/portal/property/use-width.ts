import { useCallback, useState } from 'react'

/**
 * The available width. A drawing with text is drawn again at each width, because scaling would change its
 * letters.
 */
export function useWidth(): { readonly ref: (element: HTMLElement | null) => void; readonly width: number } {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
