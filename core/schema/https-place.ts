/**
 * A source of site-config/imports.json at an https address: its request, its token and its pages. The presets of
 * services that answer in pages are written in the same terms (core/import/fetch/recipes.ts).
 */
import { z } from 'zod'
import { isSecretName } from '../domain/secret-names.ts'
import { flag } from './common.ts'
import { sourceAddress } from './source-place.ts'

const VARIABLE = 'the name of an environment variable such as WHISE_PASSWORD'

/** The value of an environment variable: no file, cache or log contains it. */
const variable = z
  .strictObject({
    env: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{0,99}$/, VARIABLE)
      .describe('name of the variable'),
  })
  .describe('the value of an environment variable')

export type RequestValue =
  string | number | boolean | null | readonly RequestValue[] | { readonly [name: string]: RequestValue }

const requestValue: z.ZodType<RequestValue> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(requestValue),
    variable,
    z.record(z.string(), requestValue),
  ]),
)

/** The names of secrets that are written out. */
function writtenSecrets(value: RequestValue, name = ''): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return isSecretName(name) ? [name] : []
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((each: RequestValue) => writtenSecrets(each, name))
  return Object.entries(value).flatMap(([key, each]) => (key === 'env' ? [] : writtenSecrets(each, key)))
}

const NO_SECRET = 'a request whose passwords, tokens and keys are environment variables: { "env": "NAME" }'

const requestParts = z
  .record(z.string().min(1).max(100), requestValue)
  .refine((parts) => writtenSecrets(parts).length === 0, { error: NO_SECRET })

const HEADER = /^[A-Za-z0-9-]{1,100}$/

const headers = z
  .record(z.string().regex(HEADER, 'the name of a header'), z.union([z.string(), variable]))
  .refine((parts) => writtenSecrets(parts).length === 0, { error: NO_SECRET })

/** Names of nested fields with dots between them; letter case does not matter. */
const answerPath = z.string().min(1).max(300)

const tokenStep = z.strictObject({
  url: z.string().min(1).max(2000).describe('an address, or a path on the host of the source'),
  body: requestParts.describe('sent as JSON'),
  token: answerPath.describe('the field of the answer that contains the token'),
})

const token = z.strictObject({
  steps: z
    .array(tokenStep)
    .min(1)
    .max(4)
    .describe(
      'requests by POST, each with the token of the one before; the last token is that of the source',
    ),
  header: z.string().regex(HEADER).optional().describe('the header of the token; default: Authorization'),
  scheme: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .optional()
    .describe('the word before the token; default: Bearer'),
  minutes: z
    .number()
    .positive()
    .optional()
    .describe('how long a token is valid; default: as it says itself (JWT), or until it is refused'),
})

const pageNumber = z.enum(['page', 'offset', 'from', 'to', 'size', 'cursor'])

const pages = z.strictObject({
  send: z
    .record(z.string(), pageNumber)
    .optional()
    .describe(
      'parts of the request such as "query.page" and "body.Page.Offset" -> the number that goes there; "from" and "to" count ' +
        'records from 1 and include both, "offset" counts the records before the page, "cursor" is that of the last page',
    ),
  size: z.int().min(1).max(10_000).optional().describe('records of a page; default: 50'),
  first: z.int().min(0).max(1).optional().describe('the number of the first page; default: 1'),
  items: answerPath.describe('the list of records in an answer'),
  total: answerPath.optional().describe('the number of all records; a series that ends before it has failed'),
  id: z.string().optional().describe('the field of a record by which repeated records are noticed'),
  next: answerPath
    .optional()
    .describe('the address of the next page, or its cursor; absent on the last page'),
  link: flag.optional().describe('whether the header Link names the next page (RFC 8288)'),
})

const answer = z
  .strictObject({
    success: answerPath.optional().describe('a field that is false in an answer that failed'),
    errors: answerPath.optional().describe('a list that has entries in an answer that failed'),
    message: answerPath.optional().describe('the message of an answer that failed'),
  })
  .describe('how an answer with the status 200 says that it failed')

const languages = z.strictObject({
  send: z.string().describe('the part of the request, such as "query.json.LanguageId"'),
  values: z.record(z.string(), z.union([z.string(), z.number()])).describe('its value for each language'),
})

const request = {
  method: z.enum(['GET', 'POST']).optional().describe('default: POST with a body, otherwise GET'),
  headers: headers.optional().describe('headers of each request'),
  query: requestParts.optional().describe('parameters; an object is sent as JSON'),
  body: requestParts.optional().describe('sent as JSON, by POST'),
  token: token.optional().describe('requests that fetch a token first'),
  pages: pages.optional().describe('how the pages of an answer follow each other'),
  languages: languages
    .optional()
    .describe('one request, or one series of pages, for each language of the site'),
  answer: answer.optional(),
}

/** The part of a request that a preset knows. */
export const requestRecipe = z.strictObject(request).readonly()

export const httpsPlace = z
  .strictObject({
    url: sourceAddress.describe('the address of the export'),
    ...request,
    hosts: z
      .array(z.string().regex(/^[a-z0-9.-]+(:\d+)?$/i, 'a host name such as files.example.com'))
      .max(20)
      .optional()
      .describe(
        'other hosts to which the source may redirect, or where its next page may be; no secret is sent there',
      ),
    allowPrivate: flag.optional().describe('whether the address may be one of a private network'),
    maxMegabytes: z
      .number()
      .positive()
      .max(20_000)
      .optional()
      .describe('of all answers together; default: 2000'),
    timeoutSeconds: z.number().positive().max(3600).optional().describe('pause without a byte; default: 60'),
    retries: z.int().min(0).max(10).optional().describe('default: 3'),
  })
  .readonly()

export type RequestRecipe = z.output<typeof requestRecipe>
export type HttpsPlace = z.output<typeof httpsPlace>
