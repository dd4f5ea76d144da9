/** The files of the search box. A file that is missing or malformed is ignored. */
import { fetchText } from '../retry.ts'

/** Files of one kind. One that failed is not requested again on this page. */
export function filesOf<T>(parse: (text: string) => T | null) {
  const files = new Map<string, T | null>()
  const loading = new Map<string, Promise<void>>()
  const load = async (href: string) => {
    const text = await textAt(href)
    files.set(href, text === null ? null : parse(text))
  }
  return {
    known: (hrefs: readonly string[]) =>
      hrefs.map((href) => files.get(href) ?? null).filter((file) => file !== null),
    /** Starts loading the files that are not loaded. */
    missing: (hrefs: readonly string[]) =>
      hrefs
        .filter((href) => !files.has(href))
        .map((href) => {
          const started = loading.get(href) ?? load(href)
          loading.set(href, started)
          return started
        }),
  }
}

export async function textAt(href: string): Promise<string | null> {
  try {
    return await fetchText(href)
  } catch {
    return null
  }
}
