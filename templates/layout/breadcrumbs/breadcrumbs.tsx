import type { Frame } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

interface Props {
  readonly frame: Pick<Frame, 'breadcrumbs'>
  /** Cut into the banner, above the title. */
  readonly step?: boolean
}

export function Breadcrumbs({ frame: { breadcrumbs }, step }: Props) {
  const t = useT()
  if (breadcrumbs.length < 2) return null
  return (
    <nav className={`breadcrumbs ${step ? 'step step--bleed' : 'wrap'}`} aria-label={t('page.breadcrumbs')}>
      <ol>
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={`${index} ${label}`}>
            {href === undefined ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
