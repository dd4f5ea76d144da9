/**
 * A reference to a part of a picture: `images/a.jpg#frame=10,0,80,100;top-left`. The numbers are the left and upper edge,
 * the width and the height in per cent of the picture, and the word says what stays in view where it is cut further. No
 * number or no word leaves that part open.
 */
export const FOCUS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Focus = (typeof FOCUS)[number]

/** In per cent of the picture. */
interface Crop {
  readonly Left: number
  readonly Top: number
  readonly Width: number
  readonly Height: number
}

interface PictureFrame {
  readonly crop?: Crop | undefined
  readonly focus?: Focus | undefined
}

const MARK = '#frame='
const FRAME = /^(.*)#frame=(?:(\d{1,3}),(\d{1,3}),(\d{1,3}),(\d{1,3}))?;([a-z-]*)$/

export function framedRef(ref: string, { crop, focus }: PictureFrame): string {
  if (crop === undefined && focus === undefined) return ref
  const part = crop === undefined ? '' : [crop.Left, crop.Top, crop.Width, crop.Height].join(',')
  return `${ref}${MARK}${part};${focus ?? ''}`
}

/** The picture of a reference, and what is shown of it. */
export function frameOf(ref: string): PictureFrame & { readonly file: string } {
  // Hardly a reference has one, and there are very many.
  if (!ref.includes(MARK)) return { file: ref }
  const [, file = ref, Left, Top, Width, Height, word] = FRAME.exec(ref) ?? []
  const focus = FOCUS.find((known) => known === word)
  if (Left === undefined) return { file, focus }
  const crop = { Left: Number(Left), Top: Number(Top), Width: Number(Width), Height: Number(Height) }
  return { file, focus, crop: isPartOfPicture(crop) ? crop : undefined }
}

/** Whether the part lies in the picture and has an extent. */
export function isPartOfPicture({ Left, Top, Width, Height }: Crop): boolean {
  return Width > 0 && Height > 0 && Left + Width <= 100 && Top + Height <= 100
}
