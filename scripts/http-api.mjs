// The tables of docs/http-api.md, from the compiled table of endpoints. The text between them is scripts/http-api.md.

/** Fills each mark `<!-- name -->`; a mark without a table, or a table without a mark, is a mistake. */
export function httpApiMarkdown(text, tables) {
  const unused = new Set(Object.keys(tables))
  const filled = text.replace(/<!-- (\w+) -->/g, (mark, name) => {
    if (!Object.hasOwn(tables, name)) throw new Error(`scripts/http-api.md: nothing for ${mark}`)
    unused.delete(name)
    return tables[name]
  })
  if (unused.size > 0) throw new Error(`scripts/http-api.md: no place for ${[...unused].join(', ')}`)
  return filled
}

export function endpointsTable(endpoints, answers) {
  const rows = endpoints.map(({ method, path, purpose, caller, answers: names }) => [
    `\`${method} ${path}\``,
    purpose,
    caller,
    [...new Set(names.map((name) => answers[name].status))].sort().join(' '),
  ])
  return table(['endpoint', 'what it does', 'who may call', 'answers'], rows)
}

export function portalTable(endpoints, { api, refusals, refusalsOf, schemas }) {
  const nameOf = (schema) => Object.keys(schemas).find((name) => schemas[name] === schema)
  const rows = endpoints.map((endpoint) => {
    const { method, path, purpose, body, upload, answer, file } = endpoint
    const well = answer ? `200 \`${nameOf(answer)}\`` : file ? `200, ${file}` : '204'
    const foreign = method === 'GET' ? [] : [403]
    const statuses = new Set([...refusalsOf(endpoint).map((code) => refusals[code].status), ...foreign])
    return [
      `\`${method} ${api}${path}\``,
      purpose,
      body ? `\`${nameOf(body)}\`` : upload ? 'one file, as `multipart/form-data`' : '',
      [well, ...[...statuses].sort()].join(', '),
    ]
  })
  return table(['endpoint', 'what it does', 'is sent', 'answers'], rows)
}

export function refusalsTable(refusals) {
  const rows = Object.entries(refusals).map(([code, { status, means }]) => [
    String(status),
    `\`${code}\``,
    means,
  ])
  return table(['status', 'code', 'means'], rows)
}

export function serviceTable(endpoints) {
  const rows = endpoints.map(({ method, path, purpose, caller, answers }) => [
    `\`${method} ${path}\``,
    purpose,
    caller,
    answersText(answers),
  ])
  return table(['endpoint', 'what it does', 'who calls', 'answers'], rows)
}

/** Refusals that mean the same everywhere stand in the text. */
function answersText(answers) {
  const isOwn = ({ status }) => status < 400 || status === 409
  const own = answers.filter(isOwn).map(({ status, means }) => `${status} ${means}`)
  const others = answers.filter((answer) => !isOwn(answer)).map(({ status }) => status)
  return [...own, ...(others.length === 0 ? [] : [others.join(', ')])].join('. ')
}

export function answersTable(answers) {
  const rows = Object.values(answers)
    .toSorted((left, right) => left.status - right.status)
    .map(({ status, means, headers = {}, example }) => [
      String(status),
      means,
      Object.keys(headers)
        .map((name) => `\`${name}\``)
        .join(', '),
      example === undefined ? '' : `\`${JSON.stringify(example)}\``,
    ])
  return table(['status', 'means', 'header', 'JSON'], rows)
}

export function codesTable(meanings) {
  return table(
    ['code', 'says of the field'],
    Object.entries(meanings).map(([code, text]) => [`\`${code}\``, text]),
  )
}

/** In every form, and described once. */
const GUARDS = ['homepage', 'startedAt', 'altcha']

export function formSection({ endpoint, schema, answers, examples }) {
  const { form, path, purpose } = endpoint
  const required = new Set(schema.required)
  const fields = Object.entries(schema.properties)
    .filter(([name]) => !GUARDS.includes(name))
    .map(([name, field]) => [`\`${name}\``, required.has(name) ? 'yes' : '', limitsOf(field)])
  return [
    `### ${form}`,
    '',
    `${purpose[0].toUpperCase()}${purpose.slice(1)}.`,
    '',
    table(['field', 'required', 'may hold'], fields),
    '',
    '```http',
    `POST ${path}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Accept: application/json',
    '',
    examples.request,
    '```',
    '',
    table(['status', 'answer'], exampleAnswers(endpoint, answers, examples)),
    '',
  ].join('\n')
}

/** Those that are the same for every form stand in the table of answers. */
function exampleAnswers({ answers: [well, ...others] }, answers, { answer, refusal }) {
  const own = others.map((name) => answers[name]).filter(({ status }) => status === 401 || status === 409)
  const rows = [
    [answers[well].status, answer],
    ...own.map(({ status, example }) => [status, example]),
    [answers.unfit.status, refusal],
  ]
  return rows.map(([status, body]) => [String(status), `\`${JSON.stringify(body)}\``])
}

/** A field of JSON Schema in words. */
function limitsOf(field) {
  if (field.anyOf !== undefined) return limitsOf(field.anyOf.at(-1))
  if (field.description !== undefined) return field.description
  if (field.type === 'array') return `list: ${limitsOf(field.items)}`
  const words = [
    field.format,
    field.enum?.map((value) => `\`${value}\``).join(', '),
    field.minLength > 1 ? `at least ${field.minLength} characters` : undefined,
    field.maxLength > 0 && field.pattern === undefined ? `at most ${field.maxLength} characters` : undefined,
    field.pattern === undefined ? undefined : `\`${field.pattern}\``,
  ]
  return words.filter((word) => word !== undefined).join(', ')
}

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
