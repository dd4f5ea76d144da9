import { softHyphens } from '../../../core/languages/soft-hyphens.ts'
import type { Picture as PictureView } from '../../../core/view/types.ts'
import { useShell } from '../../render-context.ts'
import { Picture } from '../picture/picture.tsx'

interface Props {
  readonly logo?: PictureView | undefined
  readonly title: string
  readonly lead?: string | undefined
  /** Available items of the list, beside its title. */
  readonly count?: { readonly shown: number; readonly spoken: string } | undefined
}

/** The title of a page without a banner, with the logo of the page above it and the introduction below it. */
export function PageHead({ logo, title, lead, count }: Props) {
  const { locale } = useShell()
  return (
    <header className={count ? 'page-head page-head--listing' : 'page-head'}>
      {logo && <Picture picture={logo} sizes="16rem" priority="eager" className="page-head__logo" />}
      <h1 id="page-title">
        {softHyphens(title, locale)}
        {count && count.shown > 0 && (
          <sup>
            <span aria-hidden="true">{count.shown}</span>
            <span className="hidden-text">{`, ${count.spoken}`}</span>
          </sup>
        )}
      </h1>
      {lead && <p>{lead}</p>}
    </header>
  )
}
