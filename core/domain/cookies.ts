/** Cookies of tags: finding them by name, and deleting them on every domain that may have set them. */

/** Names in a cookie header that match a pattern. `_ga_*` matches all names that begin with `_ga_`. */
export function namesFitting(names: readonly string[], patterns: readonly string[]): readonly string[] {
  return names.filter((name) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    ),
  )
}

export function cookieNames(header: string): readonly string[] {
  return header.split(/; */).flatMap((pair) => pair.split('=', 1)[0] || [])
}

/**
 * A tag sets its cookies on the widest domain that accepts them, so each is deleted on the host and on all
 * domains above it.
 */
export function endingCookies(name: string, host: string): readonly string[] {
  const parts = host.split('.')
  const domains = parts.map((_, index) => parts.slice(index).join('.'))
  const end = `${name}=; path=/; max-age=0`
  return [end, ...domains.map((domain) => `${end}; domain=${domain}`)]
}
