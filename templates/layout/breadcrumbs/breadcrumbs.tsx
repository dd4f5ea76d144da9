import type { Frame } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'

export function Breadcrumbs({ frame: { breadcrumbs } }: { readonly frame: Frame }) {
  const t = useT()
  if (breadcrumbs.length < 2) return null
  return (
    <nav className="breadcrumbs wrap" aria-label={t('page.breadcrumbs')}>
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
