import type { ReactNode } from 'react'

export interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of a property's or project's page, under an ink line. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
