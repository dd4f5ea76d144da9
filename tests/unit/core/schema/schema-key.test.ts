/** docs/own-site.md recommends a `$schema`, with which an editor completes a file. */
import { expect, test } from 'vitest'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'

test.each(Object.entries(SITE_CONFIG))('site-config/%s.json may name its schema', (_, { schema }) => {
  const { success, error } = schema.safeParse({ $schema: '../schemas/x.json' })
  const unknown = success ? [] : error.issues.filter(({ code }) => code === 'unrecognized_keys')
  expect(unknown).toEqual([])
})
