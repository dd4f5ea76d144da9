import { useId } from 'react'
import type { ReactNode } from 'react'
import { VIEW_TITLE } from '../use-view.ts'

interface SectionProps {
  readonly title: string
  readonly lead?: string | undefined
  /** The section is the subject of the view, and names the view when it changes. */
  readonly isView?: boolean
  /** The element beside the title: a link to the whole section, or its actions. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A section of a view, under a line. */
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
