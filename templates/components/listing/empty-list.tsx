import type { Link } from '../../../core/view/types.ts'
import { ArrowLink } from '../anchor/anchor.tsx'

/** The message of an empty list, with a link to another one. */
export function EmptyList({ text, link }: { readonly text: string; readonly link?: Link | undefined }) {
  return (
    <div className="listing__empty">
      <p className="form__title">{text}</p>
      {link && <ArrowLink link={link} />}
    </div>
  )
}
