import type { ReactNode } from 'react'
import type { Link } from '../../../core/view/types.ts'
import { ArrowLink } from '../anchor/anchor.tsx'

export interface CourseProps {
  readonly id: string
  readonly title: string
  readonly size?: 'small' | 'medium' | 'large' | undefined
  readonly link?: Link | undefined
  /** One control on the right, instead of a link. */
  readonly children?: ReactNode
}

/** The line above a section: its title on the left, one link or control on the right. */
export function Course({ id, title, size = 'medium', link, children }: CourseProps) {
  return (
    <div className="course">
      <h2 id={id} className={`course__title course__title--${size}`}>
        {title}
      </h2>
      {link && <ArrowLink link={link} />}
      {children}
    </div>
  )
}
