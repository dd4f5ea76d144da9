/** The text of a page or an article, with the pictures that stand on lines of their own in it. */
import { textPieces } from '../domain/text-pictures.ts'
import type { TextPiece } from '../domain/text-pictures.ts'
import type { Text } from '../domain/locale.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { linkOf } from './links.ts'
import { pictureOf } from './pictures.ts'
import { htmlOf, textOf } from './text.ts'
import type { Html, StoryPart, StoryPicture } from './types.ts'

type Body = { readonly body?: Html } | { readonly story: readonly StoryPart[] }

export function bodyOf(context: ViewContext, text: Text | undefined): Body {
  const pieces = textPieces(textOf(context, text) ?? '')
  const isPictured = pieces.some(({ kind }) => kind === 'pictures')
  if (!isPictured) return compact<{ readonly body?: Html }>({ body: htmlOf(context, text) })
  return { story: pieces.flatMap((piece) => partOf(context, piece) ?? []) }
}

function partOf(context: ViewContext, piece: TextPiece): StoryPart | undefined {
  if (piece.kind === 'text') {
    const html = htmlOf(context, piece.text)
    // Elements around pictures alone are empty without them.
    return html ? { kind: 'text', html } : undefined
  }
  const pictures = piece.pictures.flatMap(({ url, alt, caption, link }) => {
    const picture = pictureOf(context, { url, alt }, 'article')
    if (picture === undefined) return []
    return [
      compact<StoryPicture>({
        ...picture,
        caption,
        link: link === undefined ? link : linkOf(context, link, alt || link),
      }),
    ]
  })
  return pictures.length === 0 ? undefined : { kind: 'pictures', pictures }
}
