/** The endpoints of the service beside forms, as paths of OpenAPI. */
import { ownerLogin } from '../../core/domain/forms/owner-login.ts'
import type { z } from 'zod'
import { groupBy } from '../../core/domain/group-by.ts'
import { ANSWERS } from '../../core/http/answers.ts'
import { jsonSchema } from './openapi-schema.ts'
import type { Json, JsonObject } from './json.ts'
import { PORTAL_API } from '../../core/http/portal.ts'
import type { PortalRefusal } from '../../core/http/portal.ts'
import {
  PORTAL_ENDPOINTS,
  PORTAL_REFUSALS,
  PORTAL_SCHEMAS,
  SESSION_COOKIE,
  refusalsOf,
} from '../../core/http/portal-endpoints.ts'
import type { PortalEndpoint } from '../../core/http/portal-endpoints.ts'
import { SERVICE_ENDPOINTS } from '../../core/http/service-endpoints.ts'
import type { ServiceAnswer, ServiceEndpoint } from '../../core/http/service-answers.ts'

interface Operation {
  readonly path: string
  readonly method: string
  readonly described: JsonObject
}

/** Methods of one address share an entry. */
export function servicePaths(): JsonObject {
  const operations = [...PORTAL_ENDPOINTS.map(portalOperation), ...SERVICE_ENDPOINTS.map(serviceOperation)]
  const byPath = groupBy(operations, ({ path }) => [path])
  return Object.fromEntries(
    [...byPath].map(([path, all]) => [
      path,
      {
        ...parametersOf(path),
        ...Object.fromEntries(all.map(({ method, described }) => [method, described])),
      },
    ]),
  )
}

export function portalSchemas(): JsonObject {
  return Object.fromEntries(
    Object.entries(PORTAL_SCHEMAS).map(([name, schema]) => [name, jsonSchema(schema)]),
  )
}

/** The session cookie. Scripts cannot read it. */
export const PORTAL_SECURITY: JsonObject = {
  portal: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: `set by the form ${ownerLogin.name}`,
  },
}

function parametersOf(path: string): JsonObject {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) return {}
  return {
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  }
}

/** `POST /api/portal/logout` is `post-api-portal-logout`. */
function idOf(method: string, path: string): string {
  return `${method.toLowerCase()}${path.replaceAll(/[^a-z]+/g, '-')}`.replace(/-$/, '')
}

function content(type: string, schema: JsonObject): JsonObject {
  return { content: { [type]: { schema } } }
}

const FILE: JsonObject = { type: 'string', format: 'binary' }
const refersTo = (kind: string, name: string): JsonObject => ({ $ref: `#/components/${kind}/${name}` })

function portalSchema(schema: z.ZodType): JsonObject {
  const [name] = Object.entries(PORTAL_SCHEMAS).find(([, known]) => known === schema) ?? []
  if (name === undefined) throw new Error('a schema of the portal without a name')
  return refersTo('schemas', name)
}

function portalOperation(endpoint: PortalEndpoint): Operation {
  const { method, purpose } = endpoint
  const path = `${PORTAL_API}${endpoint.path}`
  const described = {
    operationId: idOf(method, path),
    summary: purpose,
    tags: ['portal'],
    security: [{ portal: [] }],
    ...portalBody(endpoint),
    responses: { ...portalAnswer(endpoint), ...portalRefusals(endpoint), ...down() },
  }
  return { path, method: method.toLowerCase(), described }
}

function portalBody({ body, upload }: PortalEndpoint): JsonObject {
  if (body !== undefined)
    return { requestBody: { required: true, ...content('application/json', portalSchema(body)) } }
  if (upload === undefined) return {}
  const parts = { type: 'object', properties: { file: FILE }, required: ['file'] }
  return { requestBody: { required: true, ...content('multipart/form-data', parts) } }
}

function portalAnswer({ answer, file }: PortalEndpoint): JsonObject {
  if (answer !== undefined)
    return { 200: { description: 'done', ...content('application/json', portalSchema(answer)) } }
  if (file !== undefined)
    return { 200: { description: 'the file, as an attachment', ...content(file, FILE) } }
  return { 204: { description: 'done' } }
}

/** Several codes can have one status. */
function portalRefusals(endpoint: PortalEndpoint): JsonObject {
  const byStatus = groupBy(refusalsOf(endpoint), (code) => [PORTAL_REFUSALS[code].status])
  const foreign = endpoint.method === 'GET' ? {} : { 403: refersTo('responses', 'foreign') }
  const described = [...byStatus].map(([status, all]): [string, JsonObject] => [
    String(status),
    refusal(all, status in foreign ? [`without a body: ${ANSWERS.foreign.means}`] : []),
  ])
  return { ...foreign, ...Object.fromEntries(described) }
}

function refusal(codes: readonly PortalRefusal['code'][], more: readonly string[]): JsonObject {
  const meanings = codes.map((code) => `\`${code}\`: ${PORTAL_REFUSALS[code].means}`)
  const description = [...meanings, ...more].join('; ')
  return { description, ...content('application/json', refersTo('schemas', 'portal-refusal')) }
}

function down(): JsonObject {
  return { 503: refersTo('responses', 'down') }
}

function serviceOperation({ method, path, purpose, caller, sends, answers }: ServiceEndpoint): Operation {
  const described = {
    operationId: idOf(method, path),
    summary: purpose,
    tags: [caller === 'holder of a mailed link' ? 'links' : 'service'],
    security: [],
    ...(sends === undefined ? {} : { requestBody: content(sends.type, jsonSchema(sends.schema)) }),
    responses: Object.fromEntries(answers.map((answer) => [String(answer.status), serviceAnswer(answer)])),
  }
  return { path, method: method.toLowerCase(), described }
}

function serviceAnswer({ means, type, schema, headers = {} }: ServiceAnswer): JsonObject {
  const described = Object.entries(headers).map(([name, description]): [string, Json] => [
    name,
    { description, schema: { type: 'string' } },
  ])
  const shape = schema === undefined ? { type: 'string' } : jsonSchema(schema)
  return {
    description: means,
    ...(described.length === 0 ? {} : { headers: Object.fromEntries(described) }),
    ...(type === undefined ? {} : content(type, shape)),
  }
}
