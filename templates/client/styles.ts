/** Style sheets of elements that only scripts add. They load together with the script. */
import { retry } from './retry.ts'
import { beside } from './site-root.ts'

const loading = new Map<string, Promise<void>>()

/**
 * `file` is the name of a style sheet in the folder of the scripts, as an import with `?url` gives it. Resolves
 * when the rules apply or the first attempt has failed. The elements work without styles. Further
 * attempts run in the background, and at the next call.
 */
export function loadStyles(file: string): Promise<void> {
  const cached = loading.get(file)
  if (cached) return cached
  const href = beside(file)
  const first = attach(href).catch(() => {
    retry(() => attach(href)).catch(() => loading.delete(file))
  })
  loading.set(file, first)
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
