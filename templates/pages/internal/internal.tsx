import type { InternalPage as Props } from '../../../core/view/types.ts'
import { Document } from '../../layout/document/document.tsx'
import { useT } from '../../render-context.ts'

/**
 * An internal path. The script opens the page in the visitor's language; without it, the languages are links.
 * The script reads addresses only from this page: from `data-language` links, and for `?id=` from `data-ids`.
 */
export function InternalPage({ frame, choices, defaultLocale, ids }: Props) {
  const t = useT()
  const paths = Object.fromEntries(ids.map(({ id, paths: byLocale }) => [id, byLocale]))
  return (
    <Document frame={frame} plain className="lead-on">
      <div className="wrap">
        <h1>{t('language.choose')}</h1>
        <ul
          className="lead-on__list"
          data-language-choices="go"
          data-default={defaultLocale}
          data-ids={ids.length > 0 ? JSON.stringify(paths) : undefined}
        >
          {choices.map(({ locale, href, name, label }) => (
            <li key={locale}>
              <a href={href} lang={locale} hrefLang={locale} data-language={locale}>
                {label}
                <small>{name}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Document>
  )
}
