/** A home as a story: the text of its description, and its pictures and plans where they belong. */
import { storyPieces, withoutMarks } from '../domain/story.ts'
import type { StoryPiece } from '../domain/story.ts'
import { foldText } from '../domain/text.ts'
import type { Text } from '../domain/locale.ts'
import type { PictureItem } from '../schema/record-files.ts'
import { itemsNamed, picturesOfRecord } from '../site/record-pictures.ts'
import type { PictureFields } from '../site/record-pictures.ts'
import { galleryOf } from './detail.ts'
import { compact } from './context.ts'
import type { ViewContext } from './context.ts'
import { photoOf } from './pictures.ts'
import { htmlOf, say, textOf } from './text.ts'
import type { Html, StoryPart, StoryPicture } from './types.ts'

interface Told {
  readonly source: string | undefined
  readonly pictures: readonly PictureItem[]
  readonly plans: readonly PictureItem[]
  readonly title: string
}

interface Described extends PictureFields {
  readonly Description?: Text | undefined
  readonly PlanItems?: readonly PictureItem[] | undefined
}

interface Description {
  /** Without its marks. */
  readonly text: Html | undefined
  readonly shown: { readonly body?: Html } | { readonly story: readonly StoryPart[] }
}

/** The description of a record, and what its page shows of it: a story if it has one. */
export function descriptionOf(context: ViewContext, record: Described, title: string): Description {
  const { Description: description, PlanItems: plans = [] } = record
  const source = textOf(context, description)
  const text = plainDescription(context, description)
  const story = storyOf(context, { source, pictures: picturesOfRecord(record), plans, title })
  return { text, shown: story === undefined ? compact<{ readonly body?: Html }>({ body: text }) : { story } }
}

/** The description without the marks of its pictures, for all that shows no picture in it. */
export function plainDescription(context: ViewContext, description: Text | undefined): Html | undefined {
  const source = textOf(context, description)
  return htmlOf(context, source === undefined ? undefined : withoutMarks(source))
}

/**
 * The parts of the story; undefined for a description without a mark and without a heading that names the room of a
 * picture. Pictures that a mark places are not placed again by their room.
 */
function storyOf(context: ViewContext, told: Told): readonly StoryPart[] | undefined {
  if (told.source === undefined) return undefined
  const pieces = storyPieces(told.source)
  const placed = new Set(pieces.flatMap((piece) => itemsOf(piece, told)))
  const sections = pieces.flatMap((piece) =>
    piece.kind === 'text'
      ? textSections(context, piece.text, { told, placed })
      : [{ text: undefined, items: itemsOf(piece, told) }],
  )
  if (sections.every(({ items }) => items.length === 0)) return undefined
  const parts = sections.flatMap(({ text, items }) => [
    ...textPart(context, text),
    ...picturesPart(context, items, told),
  ])
  return parts.every(({ kind }) => kind === 'text') ? undefined : parts
}

/** A part of the text, and the pictures that follow it. */
interface Section {
  readonly text: string | undefined
  readonly items: readonly PictureItem[]
}

function itemsOf(piece: StoryPiece, told: Told): readonly PictureItem[] {
  return piece.kind === 'text' ? [] : itemsNamed(piece, told)
}

interface Placing {
  readonly told: Told
  readonly placed: Set<PictureItem>
}

/** The sections of a text, each with the pictures of the room that its heading names. */
function textSections(context: ViewContext, whole: string, { told, placed }: Placing): readonly Section[] {
  return whole.split(/^(?=#{2,4} )/m).map((text) => {
    const [, heading = ''] = /^#{2,4} (.*)$/m.exec(text) ?? []
    const items = told.pictures.filter((item) => !placed.has(item) && isNamedBy(context, item, heading))
    for (const item of items) placed.add(item)
    return { text, items }
  })
}

function textPart(context: ViewContext, text: string | undefined): readonly StoryPart[] {
  const html = htmlOf(context, text)
  return html === undefined ? [] : [{ kind: 'text', html }]
}

function isNamedBy(context: ViewContext, { Room }: PictureItem, heading: string): boolean {
  return (
    Room !== undefined && heading !== '' && foldText(heading).includes(foldText(say(context, `room.${Room}`)))
  )
}

function picturesPart(context: ViewContext, items: readonly PictureItem[], told: Told): readonly StoryPart[] {
  const pictures = items.flatMap((item) => pictureIn(context, item, told) ?? [])
  return pictures.length === 0 ? [] : [{ kind: 'pictures', pictures }]
}

function pictureIn(context: ViewContext, item: PictureItem, told: Told): StoryPicture | undefined {
  const caption = textOf(context, item.Name)
  const isPlan = told.plans.includes(item)
  const fallbackAlt = () => say(context, 'picture.plan', { title: told.title })
  const plan = isPlan ? photoOf(context, item, { recipe: 'plan', fallbackAlt }) : undefined
  const shown = isPlan
    ? plan && { ...plan, drawing: true as const }
    : galleryOf(context, [item], told.title)[0]
  return shown && compact<StoryPicture>({ ...shown, caption })
}
