import type { PortalDocument, PortalProperty } from '../../../core/http/portal.ts'
import { apiHref } from '../api.ts'
import { useAgencyLang, usePortal, useWords } from '../context.ts'
import { Icon } from '../parts/icon.tsx'
import { Empty, Section } from '../parts/section.tsx'
import { kindOf, sizeOf } from './file-facts.ts'
import { Upload } from './upload.tsx'

interface DocumentsProps {
  readonly property: PortalProperty
  readonly reload: () => void
  readonly isView?: boolean
}

export function Documents({ property, reload, isView = false }: DocumentsProps) {
  const { say } = useWords()
  const documents = property.documents.toSorted((one, other) => other.addedAt - one.addedAt)
  return (
    <Section title={say('portal.section.documents')} isView={isView}>
      {documents.length === 0 ? (
        <Empty>{say('portal.documents.empty')}</Empty>
      ) : (
        <ul className="documents papers">
          {documents.map((document) => (
            <Paper key={document.id} document={document} property={property.id} />
          ))}
        </ul>
      )}
      {property.mayUpload && <Upload property={property.id} done={reload} />}
    </Section>
  )
}

function Paper({ document, property }: { readonly document: PortalDocument; readonly property: string }) {
  const { words, dates } = usePortal()
  const { say } = words
  const lang = useAgencyLang()
  const added = say(document.addedBy === 'owner' ? 'portal.documents.byYou' : 'portal.documents.byAgency', {
    date: dates.shortDay(dates.dayOf(document.addedAt)),
  })
  return (
    <li>
      <Icon name="document" />
      <span>
        <span lang={document.addedBy === 'agency' ? lang : undefined}>{document.name}</span>
        <small>{[kindOf(document), sizeOf(document.bytes, words), added].filter(Boolean).join(' · ')}</small>
      </span>
      <span>
        {document.mayDownload ? (
          <a className="arrow-link" href={apiHref('properties', property, 'documents', document.id)} download>
            {say('portal.documents.download')}
            <span className="hidden-text">{`: ${document.name}`}</span>
          </a>
        ) : (
          <small>{say('portal.documents.ask')}</small>
        )}
      </span>
    </li>
  )
}
