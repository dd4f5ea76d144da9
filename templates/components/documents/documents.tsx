import type { DocumentLink } from '../../../core/view/types.ts'
import { useT } from '../../render-context.ts'
import { Icon } from '../icon/icon.tsx'

export interface DocumentsProps {
  readonly documents: readonly DocumentLink[]
  /** The form for documents that are not published. */
  readonly requestHref?: string | undefined
}

export function Documents({ documents, requestHref }: DocumentsProps) {
  const t = useT()
  return (
    <ul className="documents">
      {documents.map((document) => (
        <li key={document.label}>
          <Icon name="document" />
          <span>
            {document.label}
            <small>{document.detail ?? (document.href === undefined ? t('document.onRequest') : '')}</small>
          </span>
          <DocumentAction document={document} requestHref={requestHref} />
        </li>
      ))}
    </ul>
  )
}

function DocumentAction({
  document,
  requestHref,
}: { readonly document: DocumentLink } & Omit<DocumentsProps, 'documents'>) {
  const t = useT()
  const href = document.href ?? requestHref
  if (href === undefined) return null
  return (
    <a className="arrow-link" href={href}>
      <span>{t(document.href === undefined ? 'document.request' : 'document.open')}</span>
      <span className="hidden-text">{`: ${document.label}`}</span>
    </a>
  )
}
