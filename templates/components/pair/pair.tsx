import type { Picture as PictureProps } from '../../../core/view/types.ts'
import { PHONE, Picture } from '../picture/picture.tsx'

/** Pictures that the mosaic shows before it is scrolled. */
const SHOWN_ABOVE = 3

/** Two pictures further down the page, beside the summary. */
export function Pair({ pictures }: { readonly pictures: readonly PictureProps[] }) {
  const [first, second] = pictures.slice(SHOWN_ABOVE)
  if (!first || !second) return null
  return (
    <div className="pair">
      <Picture picture={first} sizes={`${PHONE}, 39vw`} />
      <Picture picture={second} sizes={`${PHONE}, 33vw`} />
    </div>
  )
}
