import type { TestSite } from '../../support/site.ts'

/** Code and source locations of every problem: `AS3005 b.json:2:11 a.json:2:11`. */
export async function problemsOf(site: TestSite) {
  return (await site.check()).map(({ code, at, related = [] }) => {
    const places = [at, ...related.map((other) => other.at)]
    return [code, ...places.map((place) => place && `${place.file}:${place.line}:${place.column}`)].join(' ')
  })
}
