import { Fragment } from 'react'
import type { Paging as PagingProps } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

export function Paging({ paging }: { readonly paging: PagingProps }) {
  const t = useT()
  if (paging.pages <= 1) return null
  return (
    <nav className="paging" aria-label={t('paging.label')}>
      <p>{t('paging.position', { page: paging.page, pages: paging.pages })}</p>
      <ul>
        {paging.links.map(({ page, href }, index) => (
          <Fragment key={page}>
            {index > 0 && paging.links[index - 1]?.page !== page - 1 && <li aria-hidden="true">…</li>}
            <li>
              <a
                href={href}
                aria-current={page === paging.page ? 'page' : undefined}
                aria-label={t('paging.page', { page })}
              >
                {page}
              </a>
            </li>
          </Fragment>
        ))}
      </ul>
      <div className="paging__steps">
        {paging.previous && (
          <a className="arrow-link" href={paging.previous} rel="prev">
            <Icon name="back" small />
            <span>{t('paging.previous')}</span>
          </a>
        )}
        {paging.next && (
          <a className="arrow-link" href={paging.next} rel="next">
            <span>{t('paging.next')}</span>
            <Icon name="go" small />
          </a>
        )}
      </div>
    </nav>
  )
}
