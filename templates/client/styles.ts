/** Style sheets of what only scripts bring into the page: they come with it. */
import { retry } from './retry.ts'

const loading = new Map<string, Promise<void>>()

/**
 * Resolves when the rules hold, or do not come at once: what was asked for works without them, it is only plain. They are
 * tried again meanwhile, and by the next call after that.
 */
export function loadStyles(href: string): Promise<void> {
  const known = loading.get(href)
  if (known) return known
  const first = attach(href).catch(() => {
    retry(() => attach(href)).catch(() => loading.delete(href))
  })
  loading.set(href, first)
  return first
}

function attach(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`no style sheet at ${href}`))
    })
    document.head.append(link)
  })
}
