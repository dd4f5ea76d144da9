import type { DeskMessageSummary } from '../../../core/http/desk/inbox.ts'

type HomeTitleProps = {
  readonly home: Pick<NonNullable<DeskMessageSummary['home']>, 'title' | 'titleLanguage'>
}

/** The title of a home. One in another language than the desk is marked for screen readers and hyphenation. */
export function HomeTitle({ home: { title, titleLanguage } }: HomeTitleProps) {
  return <span lang={titleLanguage ?? undefined}>{title}</span>
}
