import type { DocumentLink, Embed } from '../../../core/view/types.ts'
import { Documents } from '../../components/documents/documents.tsx'
import { Embeds } from '../../components/embeds/embeds.tsx'
import { Section } from '../../components/section/section.tsx'
import { useT } from '../../render-context.ts'

/** Video and tour of a property or a project. */
export function Media({ embeds }: { readonly embeds: readonly Embed[] }) {
  const t = useT()
  if (embeds.length === 0) return null
  return (
    <Section id="media" title={t('estate.media')}>
      <Embeds embeds={embeds} />
    </Section>
  )
}

export interface DocumentSectionProps {
  readonly documents: readonly DocumentLink[]
  /** The form for documents that are not published. */
  readonly requestHref: string | undefined
}

export function DocumentSection({ documents, requestHref }: DocumentSectionProps) {
  const t = useT()
  if (documents.length === 0) return null
  return (
    <Section id="documents" title={t('estate.documents')}>
      <Documents documents={documents} requestHref={requestHref} />
    </Section>
  )
}
