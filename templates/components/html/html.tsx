import type { Html as SanitisedHtml } from '../../../core/view/types.ts'

interface HtmlProps {
  readonly html: SanitisedHtml
  readonly className?: string | undefined
}

/** The only component that sets HTML. Its type is branded, and only `core/markup` creates it. */
export function Html({ html, className }: HtmlProps) {
  return (
    <div
      className={className === undefined ? 'prose' : `prose ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
