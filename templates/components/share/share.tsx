import type { ShareLink } from '../../../core/view/types.ts'
import { Cached } from '../../cached.tsx'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'

const BRANDS = { whatsapp: 'WhatsApp', facebook: 'Facebook', linkedin: 'LinkedIn' } as const

/** Plain links to other sites, which are contacted only by a click. */
export function Share({ targets }: { readonly targets: readonly ShareLink[] }) {
  const t = useT()
  if (targets.length === 0) return null
  return (
    <details className="share" data-menu data-share>
      <summary>
        <Icon name="share" small />
        {t('share.label')}
      </summary>
      <ul className="sheet">
        <Cached of={ShareButtons} with={{}} />
        {targets.map(({ kind, href }) => {
          const label = kind === 'mail' ? t('share.mail') : BRANDS[kind]
          return (
            <li key={kind}>
              <Anchor link={{ href, label, ...(kind === 'mail' ? {} : { external: true }) }}>
                <Icon name={`share-${kind}`} small />
                {label}
              </Anchor>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

/** Buttons for the functions of the device. The script shows the supported ones. */
function ShareButtons() {
  const t = useT()
  return (
    <>
      <li hidden>
        <button type="button" data-share-by="device">
          <Icon name="share" small />
          {t('share.device')}
        </button>
      </li>
      <li hidden>
        <button
          type="button"
          data-share-by="copy"
          data-done={t('share.copied')}
          data-failed={t('share.notCopied')}
        >
          <Icon name="link" small />
          <span>{t('share.copy')}</span>
        </button>
        <span className="hidden-text" role="status" />
      </li>
    </>
  )
}
