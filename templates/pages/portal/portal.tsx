import type { PortalPage as Props } from '../../../core/view/types.ts'
import { Document } from '../../layout/document/document.tsx'
import { useShell, useT } from '../../render-context.ts'

/**
 * The owner portal before its script runs: placeholders of the content, so that nothing moves. Without script
 * it shows the telephone number. The attributes contain the data of the script, as on every page.
 */
export function PortalPage({ frame, title, texts, login, phone }: Props) {
  const { sprite } = useShell()
  const t = useT()
  return (
    <Document frame={frame} className="portal-page">
      <noscript>
        <div className="wrap portal-note">
          <h1>{title}</h1>
          <p>{t('portal.noScript')}</p>
          {phone && (
            <p>
              <a href={phone.href}>{t('portal.call', { phone: phone.text })}</a>
            </p>
          )}
        </div>
      </noscript>
      <div className="wrap portal" data-portal data-texts={texts} data-login={login} data-sprite={sprite}>
        <div className="portal-wait">
          <h1 className="hidden-text">{title}</h1>
          <p className="hidden-text" role="status">
            {t('portal.loading')}
          </p>
          <Bones />
        </div>
      </div>
    </Document>
  )
}

function Bones() {
  return (
    <div className="bones" aria-hidden="true">
      <span className="bones__title" />
      <span className="bones__picture" />
      <span className="bones__line" />
      <span className="bones__line" />
    </div>
  )
}
