import type { RedirectPage as Props } from '../../../core/view/types.ts'
import { ArrowLink } from '../../components/anchor/anchor.tsx'
import { Document } from '../../layout/document/document.tsx'
import { useT } from '../../render-context.ts'

/** An old address. The browser redirects by itself; the link is the fallback. */
export function RedirectPage({ frame, to }: Props) {
  const t = useT()
  return (
    <Document frame={frame} plain refresh={to.href} className="lead-on">
      <div className="wrap">
        <h1>{t('redirect.title')}</h1>
        <p>
          <ArrowLink link={to} />
        </p>
      </div>
    </Document>
  )
}
