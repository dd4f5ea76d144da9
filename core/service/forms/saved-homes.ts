/** A list of saved homes. After the visitor has confirmed it by mail, it is mailed, and each publication is compared with it. */
import { savedHomes } from '../../domain/forms/saved-homes.ts'
import { parseShared } from '../../domain/saved.ts'
import { composeMail, greetingOf } from '../mail/compose-mail.ts'
import type { FormHandler, FormTreatment } from '../submissions/handler.ts'
import { askedSearch, searchUrl } from '../registered-searches/life.ts'
import { availableHomes, savedColumns } from '../registered-searches/saved-list.ts'
import { savedListMail } from '../registered-searches/saved-mails.ts'
import type { RegisteredSearchRow } from '../registered-searches/search-tables.ts'
import { keepSearch, noteSeen, pendingIsFull } from '../registered-searches/searches.ts'
import type { ServiceDeps } from '../deps.ts'
import { say, sayConfigured } from '../strings.ts'

const handle: FormHandler = async (received, { deps, transaction }) => {
  const { values, receivedAt } = received
  const shared = parseShared(String(values.saved ?? ''))
  if (shared.homes.length === 0 && shared.searches.length === 0)
    return { kind: 'unfit', problems: [{ field: 'saved', key: 'form.error.option.invalid' }] }
  const asked = askedSearch(received, savedColumns(shared), deps)
  // The answer is the same for every address.
  if (await pendingIsFull(transaction, asked.email)) return { kind: 'done', messages: [] }
  const { kind, row } = await keepSearch(transaction, asked)
  if (kind === 'waiting') return { kind: 'done', messages: [] }
  if (kind === 'known') return { kind: 'done', messages: [savedListMail(row, 'asked', deps)] }
  await noteSeen(transaction, availableHomes(shared, deps.site()), { search: row.id, now: receivedAt })
  return { kind: 'done', messages: [confirmMail(row, deps)] }
}

/** It names no home, because anybody may have typed the address. */
function confirmMail(row: RegisteredSearchRow, deps: ServiceDeps) {
  const { email, language } = row
  return composeMail({
    site: deps.site(),
    purpose: 'asked',
    to: email,
    language,
    subject: say(language, savedHomes.mails.subject),
    greeting: greetingOf(language, undefined),
    paragraphs: [sayConfigured(deps.config, language, savedHomes.mails.text)],
    button: { label: say(language, 'saved-list.confirm'), url: searchUrl(row, deps) },
  })
}

export const savedHomesTreatment: FormTreatment = { handle }
