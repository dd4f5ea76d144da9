import type { Status as StatusProps } from '../../../core/view/types.ts'

/** The mark says the same as the word, so it is drawn by the style sheet. */
export function Status({ status }: { readonly status: StatusProps }) {
  return (
    <span className={`status status--${status.tone}`} lang={status.lang}>
      {status.label}
    </span>
  )
}
