/** The tables of docs/http-api.md, from the tables of endpoints. The text between them is http-api.md beside this file. */
import type { Answer, AnswerName } from '../../core/http/answers.ts'
import { ANSWERS } from '../../core/http/answers.ts'
import type { Endpoint } from '../../core/http/endpoints.ts'
import { PORTAL_API } from '../../core/http/portal.ts'
import type { PortalEndpoint } from '../../core/http/portal-endpoints.ts'
import { PORTAL_REFUSALS, PORTAL_SCHEMAS, refusalsOf } from '../../core/http/portal-endpoints.ts'
import type { ServiceAnswer, ServiceEndpoint } from '../../core/http/service-answers.ts'
import type { FormName } from '../../core/domain/forms.ts'
import { encoded, exampleAnswer, exampleOf, exampleRefusal } from './examples.ts'
import type { JsonObject } from './json.ts'
import { markdownTable } from './markdown-table.ts'
import { wordsOf } from './schema-words.ts'

/** Replaces each mark `<!-- name -->`. Throws for a mark without a table and for a table without a mark. */
export function filled(text: string, tables: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(tables))
  const document = text.replace(/<!-- (\w+) -->/g, (mark, name: string) => {
    const table = tables[name]
    if (table === undefined) throw new Error(`scripts/docs/http-api.md: nothing for ${mark}`)
    unused.delete(name)
    return table
  })
  if (unused.size > 0) throw new Error(`scripts/docs/http-api.md: no place for ${[...unused].join(', ')}`)
  return document
}

export function endpointsTable(endpoints: readonly Endpoint[]): string {
  const rows = endpoints.map(({ method, path, purpose, caller, answers }) => [
    `\`${method} ${path}\``,
    purpose,
    caller,
    [...new Set(answers.map((name) => ANSWERS[name].status))].toSorted().join(' '),
  ])
  return markdownTable(['endpoint', 'what it does', 'caller', 'answers'], rows)
}

export function portalTable(endpoints: readonly PortalEndpoint[]): string {
  const nameOf = (schema: unknown) =>
    Object.keys(PORTAL_SCHEMAS).find((name) => PORTAL_SCHEMAS[name] === schema) ?? ''
  const rows = endpoints.map((endpoint) => {
    const { method, path, purpose, body, upload, answer, file } = endpoint
    const well = answer ? `200 \`${nameOf(answer)}\`` : file ? `200, ${file}` : '204'
    const foreign = method === 'GET' ? [] : [403]
    const refused = refusalsOf(endpoint).map((code) => PORTAL_REFUSALS[code].status)
    return [
      `\`${method} ${PORTAL_API}${path}\``,
      purpose,
      body ? `\`${nameOf(body)}\`` : upload ? 'one file, as `multipart/form-data`' : '',
      [well, ...[...new Set([...refused, ...foreign])].toSorted()].join(', '),
    ]
  })
  return markdownTable(['endpoint', 'what it does', 'body', 'answers'], rows)
}

export function refusalsTable(): string {
  const rows = Object.entries(PORTAL_REFUSALS).map(([code, { status, means }]) => [
    String(status),
    `\`${code}\``,
    means,
  ])
  return markdownTable(['status', 'code', 'meaning'], rows)
}

export function serviceTable(endpoints: readonly ServiceEndpoint[]): string {
  const rows = endpoints.map(({ method, path, purpose, caller, answers }) => [
    `\`${method} ${path}\``,
    purpose,
    caller,
    answersText(answers),
  ])
  return markdownTable(['endpoint', 'what it does', 'caller', 'answers'], rows)
}

/** The text of the document describes refusals with the same meaning everywhere. */
function answersText(answers: readonly ServiceAnswer[]): string {
  const isOwn = ({ status }: ServiceAnswer) => status < 400 || status === 409
  const own = answers.filter(isOwn).map(({ status, means }) => `${status} ${means}`)
  const others = answers.filter((answer) => !isOwn(answer)).map(({ status }) => status)
  return [...own, ...(others.length === 0 ? [] : [others.join(', ')])].join('. ')
}

export function answersTable(answers: readonly Answer[]): string {
  const rows = answers
    .toSorted((left, right) => left.status - right.status)
    .map(({ status, means, headers = {}, example }) => [
      String(status),
      means,
      Object.keys(headers)
        .map((name) => `\`${name}\``)
        .join(', '),
      example === undefined ? '' : `\`${JSON.stringify(example)}\``,
    ])
  return markdownTable(['status', 'meaning', 'header', 'JSON'], rows)
}

export function codesTable(meanings: Readonly<Record<string, string>>): string {
  return markdownTable(
    ['code', 'meaning'],
    Object.entries(meanings).map(([code, text]) => [`\`${code}\``, text]),
  )
}

/** Every form has these fields, and the text of the document describes them once. */
const GUARDS: ReadonlySet<string> = new Set(['homepage', 'startedAt', 'altcha'])

/** The fields of a form, a request and its answers. `schema` is the schema of its payload in openapi.json. */
export function formSection(form: FormName, endpoint: Endpoint, schema: JsonObject): string {
  const { path, purpose } = endpoint
  const required = new Set(schema['required'] as readonly string[])
  const fields = Object.entries(schema['properties'] as Readonly<Record<string, JsonObject>>)
    .filter(([name]) => !GUARDS.has(name))
    .map(([name, field]) => [`\`${name}\``, required.has(name) ? 'yes' : '', wordsOf(field)])
  return [
    `### ${form}`,
    '',
    `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}.`,
    '',
    markdownTable(['field', 'required', 'value'], fields),
    '',
    '```http',
    `POST ${path}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Accept: application/json',
    '',
    encoded(exampleOf(form)),
    '```',
    '',
    markdownTable(['status', 'answer'], exampleAnswers(form, endpoint.answers)),
    '',
  ].join('\n')
}

/** The table of answers contains those that are the same for every form. */
function exampleAnswers(
  form: FormName,
  [well = 'done', ...others]: readonly AnswerName[],
): readonly string[][] {
  const own = others
    .map((name): Answer => ANSWERS[name])
    .filter(({ status }) => status === 401 || status === 409)
  const rows: readonly (readonly [number, unknown])[] = [
    [ANSWERS[well].status, exampleAnswer(form)],
    ...own.map(({ status, example }) => [status, example] as const),
    [ANSWERS.unfit.status, exampleRefusal(form)],
  ]
  return rows.map(([status, body]) => [String(status), `\`${JSON.stringify(body)}\``])
}
