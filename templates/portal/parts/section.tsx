import { useId } from 'react'
import type { ReactNode } from 'react'
import { VIEW_TITLE } from '../use-view.ts'

interface SectionProps {
  readonly title: string
  readonly lead?: string | undefined
  /** It is what the view is about, and is named when the view changes. */
  readonly isView?: boolean
  /** Beside the title: a link to all of it, or what can be done with it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a view, under an ink line. */
export function Section({ title, lead, isView = false, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section className="part" aria-labelledby={id}>
      <header className="part__head">
        <h2 id={id} {...(isView && VIEW_TITLE)}>
          {title}
        </h2>
        {aside}
      </header>
      {lead && <p className="part__lead">{lead}</p>}
      {children}
    </section>
  )
}

export function Empty({ children }: { readonly children: ReactNode }) {
  return <p className="portal-empty">{children}</p>
}
