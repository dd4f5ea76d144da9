import type { DocumentLink, Embed } from '../../../core/view/types.ts'
import { Documents } from '../../components/documents/documents.tsx'
import { Embeds } from '../../components/embeds/embeds.tsx'
import { Section } from '../../components/section/section.tsx'
import { useT } from '../../render-context.ts'

export interface PapersProps {
  readonly embeds: readonly Embed[]
  readonly documents: readonly DocumentLink[]
  /** Where a document that is not published can be asked for. */
  readonly requestHref: string | undefined
}

/** Video, tour and documents of a property or a project. */
export function Papers({ embeds, documents, requestHref }: PapersProps) {
  const t = useT()
  return (
    <>
      {embeds.length > 0 && (
        <Section id="media" title={t('estate.media')}>
          <Embeds embeds={embeds} />
        </Section>
      )}
      {documents.length > 0 && (
        <Section id="documents" title={t('estate.documents')}>
          <Documents documents={documents} requestHref={requestHref} />
        </Section>
      )}
    </>
  )
}
