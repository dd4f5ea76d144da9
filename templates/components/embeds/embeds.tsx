import type { Embed } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Anchor } from '../anchor/anchor.tsx'
import { FrameButton } from '../frame/frame-button.tsx'
import { Icon } from '../icon/icon.tsx'

/** Videos and tours. Each names its host before the click, and no other host is contacted. */
export function Embeds({ embeds }: { readonly embeds: readonly Embed[] }) {
  const t = useT()
  return (
    <ul className="documents">
      {embeds.map((embed) => {
        const label = t(embed.kind === 'tour' ? 'embed.tour' : 'embed.video')
        return (
          <li key={embed.href} data-frame-box>
            <Icon name={embed.kind} />
            <span>
              {label}
              <small>{t('embed.host', { host: embed.host })}</small>
            </span>
            <span>
              <FrameButton src={embed.frame} title={label} className="arrow-link">
                {t('embed.show')}
              </FrameButton>
              <Anchor link={{ href: embed.href, label, external: true }} className="arrow-link">
                <span>{t('embed.open')}</span>
                <span className="hidden-text">{` ${label}`}</span>
              </Anchor>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
