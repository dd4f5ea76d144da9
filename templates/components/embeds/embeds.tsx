import type { Embed } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { Icon } from '../icon/icon.tsx'

/** Links only: the other host hears of a visitor who follows one, and of nobody else. */
export function Embeds({ embeds }: { readonly embeds: readonly Embed[] }) {
  const t = useT()
  return (
    <ul className="documents">
      {embeds.map((embed) => {
        const label = t(embed.kind === 'tour' ? 'embed.tour' : 'embed.video')
        return (
          <li key={embed.href}>
            <Icon name={embed.kind} />
            <span>
              {label}
              <small>{t('embed.host', { host: embed.host })}</small>
            </span>
            <Anchor link={{ href: embed.href, label, external: true }} className="arrow-link">
              <span>{t('embed.open')}</span>
              <span className="hidden-text">{`: ${label}`}</span>
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}
