/** Cookies of tags: found by their names, and told to end wherever they may have been set. */

/** Names of a cookie header that a pattern fits; `_ga_*` stands for all that begin so. */
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

/** A tag sets its cookies on the widest domain that takes them, so each is ended: on the host itself and those above. */
export function endingCookies(name: string, host: string): readonly string[] {
  const parts = host.split('.')
  const domains = parts.map((_, index) => parts.slice(index).join('.'))
  const end = `${name}=; path=/; max-age=0`
  return [end, ...domains.map((domain) => `${end}; domain=${domain}`)]
}
