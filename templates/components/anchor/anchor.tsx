import type { ReactNode } from 'react'
import type { Link } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

export interface AnchorProps {
  readonly link: Link
  readonly className?: string | undefined
  readonly rel?: 'prev' | 'next'
  readonly current?: boolean
  /** The content of the link, if not its label. */
  readonly children?: ReactNode
}

/** A link. An external one opens in a new tab, announces it, and passes no reference to this page. */
export function Anchor({ link, className, rel, current, children }: AnchorProps) {
  const t = useT()
  const marked = current ? 'page' : undefined
  if (!link.external) {
    return (
      <a href={link.href} className={className} aria-current={marked} rel={rel}>
        {children ?? link.label}
      </a>
    )
  }
  return (
    <a href={link.href} className={className} aria-current={marked} target="_blank" rel="noopener">
      {children ?? link.label}
      <span className="hidden-text">{` ${t('page.newTab')}`}</span>
    </a>
  )
}

/** A link on a line of its own, with a drawn arrow. */
export function ArrowLink({ link, back }: { readonly link: Link; readonly back?: boolean }) {
  return (
    <Anchor link={link} className="arrow-link">
      {back && <Icon name="back" small />}
      <span>{link.label}</span>
      {!back && <Icon name="go" small />}
    </Anchor>
  )
}
