import type { Status as StatusProps } from '../../../core/view/types.ts'

/** The mark repeats the word, so the style sheet draws it. */
export function Status({ status }: { readonly status: StatusProps }) {
  return (
    <span className={`status status--${status.tone}`} lang={status.lang}>
      {status.label}
    </span>
  )
}
