/** `anhaenge`: pictures, plans, documents, videos and tours, each by its address, in their order. */
import { nameIn } from '../../domain/locale.ts'
import type { Text } from '../../domain/locale.ts'
import type { ExportedFiles } from '../exported.ts'
import type { Languages } from './parts.ts'
import { group, leaf } from '../../feeds/xml.ts'
import type { XmlElement } from '../../feeds/xml.ts'

interface Links {
  readonly VideoUrl?: string | undefined
  readonly VirtualTourUrl?: string | undefined
}

export function attachmentsOf(
  { XLargePictureItems = [], PlanItems = [], Documents = [] }: ExportedFiles,
  { VideoUrl, VirtualTourUrl }: Links,
  languages: Languages,
): XmlElement | undefined {
  const title = (text: Text | undefined) => nameIn(text, languages.locale, languages.fallback)
  return group('anhaenge', [
    ...XLargePictureItems.map(({ Url, Name }, index) =>
      attachment(index === 0 ? 'TITELBILD' : 'BILD', Url, title(Name)),
    ),
    ...PlanItems.map(({ Url, Name }) => attachment('GRUNDRISS', Url, title(Name))),
    ...Documents.map(({ Url, Name }) => attachment('DOKUMENTE', Url, title(Name))),
    attachment('FILMLINK', VideoUrl, undefined),
    attachment('LINKS', VirtualTourUrl, undefined),
  ])
}

function attachment(
  gruppe: string,
  url: string | undefined,
  title: string | undefined,
): XmlElement | undefined {
  if (url === undefined) return undefined
  return {
    name: 'anhang',
    attributes: { location: 'REMOTE', gruppe },
    content: [
      leaf('anhangtitel', title),
      leaf('format', formatOf(url)),
      group('daten', [leaf('pfad', url)]),
    ].filter((child) => child !== undefined),
  }
}

/** The ending of the path; that of a web page without one. */
function formatOf(url: string): string {
  return /\.([a-z0-9]{2,5})$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? 'html'
}
