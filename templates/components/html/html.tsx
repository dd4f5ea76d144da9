import type { Html as SanitisedHtml } from '../../../core/view/types.ts'

/** The one place where HTML is set as it is. The type is branded: only `core/markup` makes it. */
export function Html({ html, className }: { readonly html: SanitisedHtml; readonly className?: string }) {
  return (
    <div
      className={className === undefined ? 'prose' : `prose ${className}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
