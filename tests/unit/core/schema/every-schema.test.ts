/** Every schema of the documents has a test that puts a value into each of its fields. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RECORD_SCHEMAS } from '../../../../core/build/sources/source-kinds.ts'
import { SITE_CONFIG } from '../../../../core/schema/site-config.ts'
import { jsonSchemas } from '../../../../scripts/docs/content-schemas.ts'

test('records, settings and themes are all the files that an agency writes, beside that of owners', () => {
  // tests/service/portal/every-owner-field.test.ts has the file of owners.
  const proved = [...Object.keys(RECORD_SCHEMAS), ...Object.keys(SITE_CONFIG), 'ready-theme', 'owners'].sort()
  expect(Object.keys(jsonSchemas()).sort()).toEqual(proved)
  const written = readdirSync(new URL('../../../../docs/schemas', import.meta.url)).sort()
  expect(written).toEqual(proved.map((name) => `${name}.json`))
})
