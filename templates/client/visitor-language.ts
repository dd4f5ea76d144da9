import type { LanguageSources } from '../../core/domain/locale.ts'
import { LANGUAGE_KEY } from '../../core/domain/storage-keys.ts'

/** The languages of a visitor: from the query, from an earlier choice and from the browser. */
export function languageSources(): LanguageSources {
  return {
    query: queryOf(LANGUAGE_KEY),
    cookie: cookie(LANGUAGE_KEY),
    localStorage: stored(() => localStorage),
    sessionStorage: stored(() => sessionStorage),
    navigator: navigator.languages,
    htmlTag: document.documentElement.lang,
  }
}

export function queryOf(name: string): string | null {
  return new URLSearchParams(location.search).get(name)
}

function cookie(name: string): string | null {
  const pair = document.cookie.split(/; */).find((part) => part.startsWith(`${name}=`))
  return pair === undefined ? null : pair.slice(name.length + 1)
}

/** Access to the property itself can throw. */
function stored(storage: () => Storage): string | null {
  try {
    return storage().getItem(LANGUAGE_KEY)
  } catch {
    return null
  }
}
