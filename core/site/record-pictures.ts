/** The pictures of a record in the order in which they are shown, and those that its description places. */
import type { StoryMark } from '../domain/story.ts'
import { framedRef } from '../domain/picture-frame.ts'
import type { PictureItem } from '../schema/record-files.ts'

export interface PictureFields {
  readonly SmallPictureItem?: PictureItem | undefined
  readonly XLargePictureItem?: PictureItem | undefined
  readonly XLargePictureItems?: readonly PictureItem[] | undefined
  readonly SmallPicture?: string | undefined
}

/**
 * The pictures of a record in the order in which they are shown: the list, or else the single fields of some
 * CRMs.
 */
export function picturesOfRecord(fields: PictureFields): readonly PictureItem[] {
  if (fields.XLargePictureItems?.length) return inOrder(fields.XLargePictureItems).map(framed)
  const single = fields.XLargePictureItem ?? fields.SmallPictureItem
  if (single) return [framed(single)]
  return fields.SmallPicture === undefined ? [] : [{ Url: fields.SmallPicture }]
}

/** The picture with the address of the part that is shown of it. */
function framed(item: PictureItem): PictureItem {
  const { Url, Crop: crop, Focus: focus } = item
  return crop === undefined && focus === undefined ? item : { ...item, Url: framedRef(Url, { crop, focus }) }
}

/** The lead first, then those with a place by it, then the others as they are. */
function inOrder(items: readonly PictureItem[]): readonly PictureItem[] {
  if (items.every(({ Lead, Order }) => !Lead && Order === undefined)) return items
  return items.toSorted(
    (left, right) =>
      Number(right.Lead ?? false) - Number(left.Lead ?? false) ||
      (left.Order ?? Infinity) - (right.Order ?? Infinity) ||
      0,
  )
}

/** The picture that represents the record in lists. */
export function leadPicture(fields: PictureFields): PictureItem | undefined {
  return picturesOfRecord(fields)[0]
}

/** The pictures or plans that a mark names. A number or a room without one names none. */
export function itemsNamed(
  mark: StoryMark,
  { pictures, plans }: { readonly pictures: readonly PictureItem[]; readonly plans: readonly PictureItem[] },
): readonly PictureItem[] {
  if (mark.kind === 'room') return pictures.filter(({ Room }) => Room === mark.room)
  const items = mark.kind === 'plan' ? plans : pictures
  return mark.numbers.flatMap((number) => items[number - 1] ?? [])
}
