/** docs/openapi.json equals the service: each address, and every answer that a stranger can cause. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { openApi } from '../../../scripts/docs/openapi.ts'
import { startService } from '../../support/service.ts'

interface Documented {
  readonly content?: Readonly<Record<string, { readonly schema: z.core.JSONSchema.JSONSchema }>>
  readonly $ref?: string
}

interface Operation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Documented>>
}

const METHODS = ['get', 'post', 'delete'] as const
type Method = (typeof METHODS)[number]

const { paths, components } = openApi('1.2.3') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>
  readonly components: { readonly schemas: Readonly<Record<string, z.core.JSONSchema.JSONSchema>> }
}

const OPERATIONS = Object.entries(paths).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const operation = methods[method]
    return operation === undefined
      ? []
      : [{ name: `${method.toUpperCase()} ${path}`, method, path, operation }]
  }),
)

test('every address of the service is documented, and nothing else is', async () => {
  const { app } = await startService()
  // docs/desk.md describes the desk, by the table from which its routes are made.
  const routes = app.routes.filter(
    ({ method, path }) => method !== 'ALL' && path !== '/*' && !/^(?:\/api)?\/desk\//.test(path),
  )
  const known = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  // All forms have one route.
  const documented = OPERATIONS.map(({ name }) => name.replace(/(?<=\/api\/forms\/).+/, '{form}'))
  expect([...new Set(documented)].sort()).toEqual([...new Set(known)].sort())
})

test('every operation has a name of its own', () => {
  const names = OPERATIONS.map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
})

describe.each([
  ['from a page of the site', {}],
  ['from a page of another site', { Origin: 'https://elsewhere.example' }],
])('a stranger %s', (_, headers) => {
  test.each(OPERATIONS)('who asks $name is answered as documented', async ({ method, path, operation }) => {
    const service = await startService()
    const place = path.replaceAll(/\{\w+\}/g, 'not-there')
    const body = method === 'post' ? { body: 'not=there' } : {}
    const answer = await service.ask(place, { method: method.toUpperCase(), ...body }, { headers })
    const documented = operation.responses[String(answer.status)]
    expect(documented, `${answer.status}`).toBeDefined()
    // Another site gets no information, and is not asked for a session.
    if (answer.status === 403) return expect(await answer.text()).toBe('')
    const schema = documented?.content?.['application/json']?.schema
    if (schema !== undefined) expect(shapeOf(schema).safeParse(await answer.json()).error).toBeUndefined()
  })
})

/** The answers of refusals are named once. */
function shapeOf(schema: z.core.JSONSchema.JSONSchema): z.ZodType {
  const [, name] = /^#\/components\/schemas\/(.+)$/.exec(schema.$ref ?? '') ?? []
  return z.fromJSONSchema(name === undefined ? schema : (components.schemas[name] ?? schema))
}
