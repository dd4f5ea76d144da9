/** Documents of a property or a project. They are mailed at once, as links that expire. */
import { linkLife } from '../../domain/behaviour.ts'
import { daysLong } from '../../domain/duration.ts'
import type { FormProblem } from '../../domain/form-problem.ts'
import { requestDocuments } from '../../domain/forms/request-documents.ts'
import { formatDate } from '../../domain/format.ts'
import type { ServiceDeps } from '../deps.ts'
import type { FormHandler, FormTreatment, Received } from '../submissions/handler.ts'
import { eraseAt } from '../submissions/retention.ts'
import { subjectOf } from '../submissions/subject.ts'
import { composeMails } from '../mail/compose.ts'
import type { MailLink } from '../mail/mail-content.ts'
import { serviceUrl } from '../service-address.ts'
import { signLink } from '../signed-link.ts'
import { say } from '../strings.ts'
import { dayOf, zoneOf } from '../time-zone.ts'
import {
  documentedBy,
  documentKey,
  documentNamed,
  documentTitle,
  noteRequest,
} from '../documents/documents.ts'
import type { Documented, ListedDocument } from '../documents/documents.ts'

/** Days after which the same documents are mailed again. */
const ASK_AGAIN_AFTER = 1

const handle: FormHandler = async (received, { deps, transaction }) => {
  const { values, form, language, receivedAt } = received
  const record = documentedBy(subjectOf(values, deps.site()), deps.site())
  if (record === undefined) return { kind: 'unfit', problems: [NO_DOCUMENT] }
  const documents = [values.documents ?? []].flat().map((name) => documentNamed(record, name, language))
  const listed = [...new Set(documents.flatMap((document) => document ?? []))]
  if (listed.length === 0 || documents.includes(undefined)) return { kind: 'unfit', problems: [NO_DOCUMENT] }
  const now = deps.now()
  const fresh = await noteRequest(transaction, {
    email: String(values.email).toLowerCase(),
    property: record.id,
    now,
    documents: listed.map(documentKey),
    since: now - daysLong(Math.min(ASK_AGAIN_AFTER, linkLife('documents', deps.config))),
    eraseAt: eraseAt(form, receivedAt, deps.config),
  })
  // The answer is the same for every address, so that nobody learns who asked for documents.
  if (fresh.length === 0) return { kind: 'done', messages: [] }
  return { kind: 'kept', messages: mailsOf(received, { record, documents: listed }, deps) }
}

export const requestDocumentsTreatment: FormTreatment = { handle }

/** An unknown record is reported here as well, because the visitor sees only this field. */
const NO_DOCUMENT: FormProblem = { field: 'documents', key: 'form.error.option.invalid' }

interface Wanted {
  readonly record: Documented
  readonly documents: readonly ListedDocument[]
}

function mailsOf(received: Received, { record, documents }: Wanted, deps: ServiceDeps) {
  const { language } = received
  const site = deps.site()
  const expires = deps.now() + daysLong(linkLife('documents', deps.config))
  const links = documents.flatMap((document): readonly MailLink[] =>
    document.file === undefined
      ? []
      : [
          {
            label: documentTitle(document, language, site),
            url: documentUrl(record, document, { deps, expires }),
          },
        ],
  )
  const others = documents.filter(({ file }) => file === undefined)
  // The last whole day of their validity.
  const last = dayOf(expires - daysLong(1), zoneOf(deps))
  const day = formatDate(last, language) ?? last
  const names = others.map((document) => documentTitle(document, language, site)).join(', ')
  const paragraphs = [
    ...(links.length === 0 ? [] : [say(language, 'documents.text', { day })]),
    ...(others.length === 0 ? [] : [say(language, 'documents.byOffice', { names })]),
  ]
  const said = { subject: say(language, requestDocuments.mails.subject), paragraphs }
  return composeMails({ received, site, config: deps.config, said, links })
}

interface Linking {
  readonly deps: ServiceDeps
  readonly expires: number
}

function documentUrl({ id }: Documented, document: ListedDocument, { deps, expires }: Linking): string {
  const token = signLink({ purpose: 'document', subject: `${id}-${documentKey(document)}`, expires }, deps)
  return serviceUrl(deps, `/api/documents/${token}`)
}
