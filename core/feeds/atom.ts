/** A feed as Atom (RFC 4287). */
import { oneLine, timeOf } from './feed.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { empty, leaf, xmlText } from './xml.ts'
import type { XmlElement } from './xml.ts'

export const ATOM_TYPE = 'application/atom+xml'

const NAMESPACE = 'http://www.w3.org/2005/Atom'

export function atomText({ title, locale, self, page, author, updated, entries }: Feed): string {
  const feed: XmlElement = {
    name: 'feed',
    attributes: { xmlns: NAMESPACE, 'xml:lang': locale },
    content: present([
      leaf('id', self),
      text('title', title),
      leaf('updated', timeOf(updated)),
      empty('link', { rel: 'self', type: ATOM_TYPE, href: self }),
      empty('link', { rel: 'alternate', type: 'text/html', href: page }),
      {
        name: 'author',
        attributes: {},
        content: present([leaf('name', oneLine(author.name)), leaf('uri', author.url)]),
      },
      ...entries.map(entryElement),
    ]),
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xmlText(feed)}`
}

function entryElement({ id, href, title, summary, image, published, updated }: FeedEntry): XmlElement {
  return {
    name: 'entry',
    attributes: {},
    content: present([
      leaf('id', id),
      text('title', title),
      leaf('published', timeOf(published)),
      leaf('updated', timeOf(updated)),
      empty('link', { rel: 'alternate', type: 'text/html', href }),
      image === undefined ? undefined : empty('link', { rel: 'enclosure', type: typeOf(image), href: image }),
      summary === undefined ? undefined : text('summary', summary),
    ]),
  }
}

/** Plain text, which readers do not take for markup. An element without a text is still there, as RFC 4287 wants it. */
function text(name: string, content: string): XmlElement {
  return { name, attributes: { type: 'text' }, content: oneLine(content) }
}

const TYPES: Readonly<Record<string, string>> = { png: 'image/png', webp: 'image/webp', avif: 'image/avif' }

function typeOf(image: string): string {
  return TYPES[/\.([a-z]+)$/.exec(image)?.[1] ?? ''] ?? 'image/jpeg'
}

function present(elements: readonly (XmlElement | undefined)[]): readonly XmlElement[] {
  return elements.filter((element) => element !== undefined)
}
