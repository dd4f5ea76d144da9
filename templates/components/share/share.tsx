import type { PropertyPage } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'

const BRANDS = { whatsapp: 'WhatsApp', facebook: 'Facebook', linkedin: 'LinkedIn' } as const

/** Plain links: nothing is asked of another site before a visitor follows one. */
export function Share({ targets }: { readonly targets: PropertyPage['share'] }) {
  const t = useT()
  if (targets.length === 0) return null
  return (
    <details className="share" data-menu>
      <summary>
        <Icon name="share" small />
        {t('share.label')}
      </summary>
      <ul className="sheet">
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
