/** The table of endpoints as a document of OpenAPI 3.1; schemas come from zod. */
import { z } from 'zod'
import type { FormName } from '../domain/form-definition.ts'
import { FORM_NAMES } from '../domain/form-definition.ts'
import { FORMS } from '../domain/forms.ts'
import { ANSWERS } from './answers.ts'
import type { Answer, AnswerName } from './answers.ts'
import type { Endpoint } from './endpoints.ts'
import { ENDPOINTS } from './endpoints.ts'
import { exampleOf } from './examples.ts'
import { payloadOf } from './payload.ts'

export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

const FORM_TYPE = 'application/x-www-form-urlencoded'
const ABOUT =
  'What the pages of agency-site send, and what they expect to be answered. docs/http-api.md says the same for people.'

/** `version` is that of the package. */
export function openApi(version: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'agency-site', version, description: ABOUT, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/', description: 'the site itself; site-config/forms.json can name others' }],
    paths: Object.fromEntries(ENDPOINTS.map((endpoint) => [endpoint.path, pathOf(endpoint)])),
    components: {
      schemas: Object.fromEntries(FORM_NAMES.map((name) => [name, jsonSchema(payloadOf(FORMS[name]))])),
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
  description: 'the challenge is good for this form only',
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

/** Of what is sent. The dialect is that of the whole document. */
function jsonSchema(schema: z.ZodType): JsonObject {
  const { $schema: _, ...rest } = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' })),
  ) as JsonObject
  return rest as JsonObject
}
