import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { FORM_NAMES, FORMS } from '../../../../core/domain/forms.ts'
import { captchaOf, targetOf } from '../../../../core/domain/form-targets.ts'
import type { Answer } from '../../../../core/http/answers.ts'
import { ANSWERS } from '../../../../core/http/answers.ts'
import { ENDPOINTS } from '../../../../core/http/endpoints.ts'
import { openApi } from '../../../../scripts/docs/openapi.ts'

const document = openApi('1.2.3')

describe('the table of endpoints', () => {
  test('holds where each form goes that no configuration sends elsewhere', () => {
    const posted = ENDPOINTS.flatMap(({ form, path }) => (form === undefined ? [] : [[form, path]]))
    expect(posted).toEqual(FORM_NAMES.map((name) => [name, targetOf({}, FORMS[name])]))
  })

  test('holds where every challenge comes from', () => {
    const captchas = FORM_NAMES.flatMap((name) => captchaOf({}, FORMS[name]) ?? [])
    const paths = new Set(captchas.map((href) => href.split('?')[0]))
    expect([...paths]).toEqual(ENDPOINTS.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])))
  })

  test.each(ENDPOINTS.map(({ path, answers }) => [path, answers] as const))(
    '%s gives one answer to a status',
    (_, answers) => {
      const statuses = answers.map((name) => ANSWERS[name].status)
      expect(new Set(statuses).size).toBe(statuses.length)
    },
  )

  test('gives every form the answers that any can get', () => {
    const missing = ENDPOINTS.filter(({ form }) => form !== undefined).filter(
      ({ answers }) =>
        !(['thanks', 'unfit', 'often', 'down'] as const).every((name) => answers.includes(name)),
    )
    expect(missing).toEqual([])
  })
})

test.each(Object.entries<Answer>(ANSWERS))('the example of %s is what its schema says', (_, answer) => {
  expect(answer.example === undefined).toBe(answer.body === undefined)
  if (answer.body !== undefined) expect(answer.body.parse(answer.example)).toEqual(answer.example)
})

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document) as Record<string, unknown>)).toEqual({
      valid: true,
    })
    expect(validator.version).toBe('3.1')
  })

  test('refers to what it holds, and holds nothing to which nobody refers', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g)]
    const secured = [...JSON.stringify(document).matchAll(/"security":\[\{"([\w-]+)":/g)]
    const named = new Set([
      ...references.map(([, kind, name]) => `${kind}/${name}`),
      ...secured.map(([, name]) => `securitySchemes/${name}`),
    ])
    const components = document['components'] as Readonly<Record<string, object>>
    const held = Object.entries(components).flatMap(([kind, parts]) =>
      Object.keys(parts).map((name) => `${kind}/${name}`),
    )
    expect([...named].sort()).toEqual(held.sort())
  })

  test.each(FORM_NAMES)('%s: the example fits the schema, as a reader of JSON Schema takes it', (name) => {
    const content = at('paths', `/api/forms/${name}`, 'post', 'requestBody', 'content')
    const { example } = (content as Readonly<Record<string, { readonly example: unknown }>>)[
      'application/x-www-form-urlencoded'
    ] ?? { example: null }
    const schema = z.fromJSONSchema(at('components', 'schemas', name) as z.core.JSONSchema.JSONSchema)
    expect(schema.safeParse(example).error).toBeUndefined()
    expect(schema.safeParse({}).success).toBe(false)
  })
})

function at(...path: readonly string[]): unknown {
  return path.reduce<unknown>((node, key) => (node as Readonly<Record<string, unknown>>)[key], document)
}
