/** The table of endpoints as a document of OpenAPI 3.1; schemas come from zod. */
import type { FormName } from '../../core/domain/forms.ts'
import { FORM_NAMES, FORMS } from '../../core/domain/forms.ts'
import { ANSWERS } from '../../core/http/answers.ts'
import type { Answer, AnswerName } from '../../core/http/answers.ts'
import type { Endpoint } from '../../core/http/endpoints.ts'
import { ENDPOINTS } from '../../core/http/endpoints.ts'
import { exampleOf } from './examples.ts'
import { jsonSchema } from './openapi-schema.ts'
import type { JsonObject } from './json.ts'
import { PORTAL_SECURITY, portalSchemas, servicePaths } from './openapi-service.ts'
import { payloadOf } from '../../core/http/payload.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const TAGS: readonly JsonObject[] = [
  { name: 'forms', description: 'the requests of forms, which every receiver answers' },
  { name: 'portal', description: 'the requests of the owner portal, with a session' },
  { name: 'links', description: 'the targets of links in mails: pages without script' },
  { name: 'service', description: 'views of pages, and health' },
]
const ABOUT =
  'The requests of the pages of agency-site with their answers, and the other endpoints of its service. docs/http-api.md is the same for people.'

/** `version` is that of the package. */
export function openApi(version: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'agency-site', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'the site itself; site-config/forms.json can name others' }],
    tags: TAGS,
    paths: {
      ...Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.path, pathOf(endpoint)])),
      ...servicePaths(),
    },
    components: {
      securitySchemes: PORTAL_SECURITY,
      schemas: {
        ...Object.fromEntries(FORM_NAMES.map((name) => [name, jsonSchema(payloadOf(FORMS[name]))])),
        ...portalSchemas(),
      },
      responses: Object.fromEntries(answerNames().map((name) => [name, responseOf(ANSWERS[name])])),
    },
  }
}

function answerNames(): readonly AnswerName[] {
  return Object.keys(ANSWERS) as AnswerName[]
}

function pathOf(endpoint: Endpoint): JsonObject {
  const { method, purpose, form, answers } = endpoint
  return {
    [method.toLowerCase()]: {
      operationId: form ?? 'captcha',
      summary: purpose,
      tags: ['forms'],
      security: [],
      ...(form === undefined ? { parameters: [FORM_PARAMETER] } : { requestBody: bodyOf(form) }),
      responses: responsesOf(answers),
    },
  }
}

const FORM_PARAMETER: JsonObject = {
  name: 'form',
  in: 'query',
  required: true,
  description: 'the challenge is valid for this form only',
  schema: { type: 'string', enum: FORM_NAMES.filter((name) => FORMS[name].captcha) },
}

function bodyOf(form: FormName): JsonObject {
  const schema = { $ref: `#/components/schemas/${form}` }
  return { required: true, content: { [FORM_TYPE]: { schema, example: exampleOf(form) as JsonObject } } }
}

/** No two answers of an endpoint have the same status. */
function responsesOf(answers: readonly AnswerName[]): JsonObject {
  const byStatus = answers.toSorted((left, right) => ANSWERS[left].status - ANSWERS[right].status)
  return Object.fromEntries(
    byStatus.map((name) => [String(ANSWERS[name].status), { $ref: `#/components/responses/${name}` }]),
  )
}

function responseOf({ means, body, example = {}, headers = {} }: Answer): JsonObject {
  const described = Object.entries(headers).map(
    ([name, description]) => [name, { description, schema: { type: 'string' } }] as const,
  )
  return {
    description: means,
    ...(described.length === 0 ? {} : { headers: Object.fromEntries(described) }),
    ...(body === undefined
      ? {}
      : { content: { 'application/json': { schema: jsonSchema(body), example: example as JsonObject } } }),
  }
}
