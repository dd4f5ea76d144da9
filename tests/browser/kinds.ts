/**
 * Which of hundreds of pages show what no other does. Pages of one template in one language differ in their data; what can go
 * wrong in one of them alone is an element that the others have not, a word that is too long for its place, or a text that is.
 * So each element is looked at in each language, in the page with the longest word in it and in that with the longest text.
 */

export interface KnownPage {
  readonly url: string
  readonly html: string
}

/** A tag with its attributes, or a text. */
const PART = /<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z][\w:-]*(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const ATTRIBUTE = /([A-Za-z][\w:-]*)(?:="([^"]*)")?/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** In the order in which they are given. */
export function onePageOfEachKind(pages: readonly KnownPage[]): readonly KnownPage[] {
  const most = new Map<string, { readonly page: KnownPage; readonly size: number }>()
  for (const page of pages) {
    for (const [mark, size] of marksOf(page))
      if (size > (most.get(mark)?.size ?? -1)) most.set(mark, { page, size })
  }
  const chosen = new Set([...most.values()].map(({ page }) => page))
  return pages.filter((page) => chosen.has(page))
}

/** What a page shows, with a size where the largest is to be looked at. */
function marksOf({ url, html }: KnownPage): ReadonlyMap<string, number> {
  const [language = ''] = /^\/(?:nl|fr|en|de)(?=\/)/.exec(url) ?? []
  const marks = new Map<string, number>()
  const note = (mark: string, size: number) => {
    const key = `${language} ${mark}`
    marks.set(key, Math.max(size, marks.get(key) ?? 0))
  }
  const [, section = '', ...rest] = url
    .slice(language.length)
    .replace(/[^/]*\d[^/]*/g, '#')
    .split('/')
  note(`address /${section}/${rest.length}`, 0)
  const open: string[] = []
  const body = html.slice(html.indexOf('<body')).replace(/<!--.*?-->/gs, '')
  for (const [, end, tag = '', attributes = '', text] of body.matchAll(PART)) {
    const around = open.at(-1) ?? ''
    if (text !== undefined) {
      if (around === 'script') continue
      note(`word in ${around}`, Math.max(...text.split(/[\s-]+/).map((word) => word.length)))
      note(`text in ${around}`, text.length)
    } else if (end === '/') open.pop()
    else {
      const named = [...attributes.matchAll(ATTRIBUTE)]
      const classes = named.find(([, name]) => name === 'class')?.[2] ?? ''
      for (const each of [...classes.split(' '), ...named.map(([, name]) => `[${name}]`)])
        note(`${tag} ${each}`, 0)
      if (!VOID.has(tag)) open.push(classes === '' ? tag : `${tag} ${classes}`)
    }
  }
  return marks
}
