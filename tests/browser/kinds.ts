/**
 * The smallest set of pages that together show every structure. Pages of one template differ in their data,
 * so a fault of a single page needs an element that the others lack, or a text that is too long for its
 * place.
 */

export interface KnownPage {
  readonly url: string
  readonly html: string
}

/** A tag with its attributes, or a text. */
const PART = /<(\/?)([A-Za-z][\w-]*)((?:\s+[A-Za-z][\w:-]*(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const ATTRIBUTE = /([A-Za-z][\w:-]*)(?:="([^"]*)")?/g
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

/** In any language: each element inside each parent, each class and each attribute. */
export function pagesWithEveryStructure(pages: readonly KnownPage[]): readonly KnownPage[] {
  return fewestWith(new Map(pages.map((page) => [page, new Set(structureOf(page))])))
}

/** In each language: each kind of address, each class and attribute, and the longest word and text of each element. */
export function pagesWithLongestTexts(pages: readonly KnownPage[]): readonly KnownPage[] {
  const sizes = new Map(pages.map((page) => [page, sizesOf(page)]))
  const longest = new Map<string, number>()
  for (const [mark, size] of [...sizes.values()].flatMap((marks) => [...marks]))
    longest.set(mark, Math.max(size, longest.get(mark) ?? 0))
  const isLongest = ([mark, size]: readonly [string, number]) => size === longest.get(mark)
  const marks = pages.map((page) => {
    const own = [...(sizes.get(page) ?? [])].filter(isLongest).map(([mark]) => mark)
    return [page, new Set(own)] as const
  })
  return fewestWith(new Map(marks))
}

/** Repeatedly takes the page that adds the most marks. The result is in the given order. */
function fewestWith(marks: ReadonlyMap<KnownPage, Set<string>>): readonly KnownPage[] {
  const chosen = new Set<KnownPage>()
  for (;;) {
    const [page, own] = [...marks].reduce((best, each) => (each[1].size > best[1].size ? each : best))
    if (own.size === 0) break
    chosen.add(page)
    const covered = [...own]
    for (const others of marks.values()) for (const mark of covered) others.delete(mark)
  }
  return [...marks.keys()].filter((page) => chosen.has(page))
}

interface Part {
  readonly parent: string
  /** Tag and classes of an element. */
  readonly name?: string
  readonly attributes?: readonly string[]
  readonly text?: string
}

function partsOf(html: string): readonly Part[] {
  const parts: Part[] = []
  const open: string[] = []
  const body = html.slice(html.indexOf('<body')).replace(/<!--.*?-->/gs, '')
  for (const [, end, tag = '', written = '', text] of body.matchAll(PART)) {
    const parent = open.at(-1) ?? ''
    if (text !== undefined) {
      if (parent !== 'script') parts.push({ parent, text })
    } else if (end === '/') open.pop()
    else {
      const named = [...written.matchAll(ATTRIBUTE)]
      const classes = named.find(([, name]) => name === 'class')?.[2] ?? ''
      const name = classes === '' ? tag : `${tag} ${classes}`
      parts.push({ parent, name, attributes: named.map(([, attribute]) => `${tag} [${attribute}]`) })
      if (!VOID.has(tag)) open.push(name)
    }
  }
  return parts
}

function structureOf({ html }: KnownPage): readonly string[] {
  return partsOf(html).flatMap(({ parent, name, attributes = [] }) =>
    name === undefined ? [] : [`${name} in ${parent}`, ...attributes],
  )
}

function sizesOf({ url, html }: KnownPage): ReadonlyMap<string, number> {
  const [language = ''] = /^\/(?:nl|fr|en|de)(?=\/)/.exec(url) ?? []
  const sizes = new Map<string, number>()
  const note = (mark: string, size: number) => {
    const key = `${language} ${mark}`
    sizes.set(key, Math.max(size, sizes.get(key) ?? 0))
  }
  const [, section = '', ...rest] = url
    .slice(language.length)
    .replace(/[^/]*\d[^/]*/g, '#')
    .split('/')
  note(`address /${section}/${rest.length}`, 0)
  for (const { parent, name, attributes = [], text } of partsOf(html)) {
    if (text !== undefined) {
      note(`word in ${parent}`, Math.max(...text.split(/[\s-]+/).map((word) => word.length)))
      note(`text in ${parent}`, text.length)
    } else {
      const [tag = '', ...classes] = name?.split(' ') ?? []
      for (const each of classes) note(`${tag} ${each}`, 0)
      for (const attribute of attributes) note(attribute, 0)
    }
  }
  return sizes
}
