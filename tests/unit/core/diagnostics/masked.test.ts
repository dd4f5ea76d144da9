import { expect, test } from 'vitest'
import { locate } from '../../../../core/diagnostics/locate.ts'
import { problem } from '../../../../core/diagnostics/diagnostic.ts'

/** The diagnostic of a whole file, whose message names a value of it. */
function shownOf(file: string, line: string, rule = 'short') {
  const at = { file, path: [], position: { line: 1, column: 3, length: 4 } }
  const [found] = locate([problem('AS9206', { rule }, { at })], () => line)
  return { message: found?.message, frame: found?.at?.frame.split('\n') }
}

const IMPORTS = 'site-config/imports.json'

test.each([
  ['"url": "https://office:hunter2@crm.example/a"', '"url": "https://office:*******@crm.example/a"'],
  [
    '"url": "https://crm.example/a?agency=4&api_key=hunter2"',
    '"url": "https://crm.example/a?agency=4&api_key=*******"',
  ],
  ['"headers": { "Authorization": "Bearer abc" }', '"headers": { "Authorization": "**********" }'],
  [String.raw`"password" : "a\"b", "id": "crm"`, String.raw`"password" : "****", "id": "crm"`],
  ['"headers": { "Authorization": { "env": "CRM" } }', '"headers": { "Authorization": { "env": "CRM" } }'],
])('%s is shown without its secret', (line, shown) => {
  expect(shownOf(IMPORTS, line).frame).toEqual([`> 1 | ${shown}`, '    |   ^^^^'])
})

test('a secret that begins before the part of a long line is hidden as well', () => {
  const line = `${' '.repeat(400)}"token": "${'s'.repeat(200)}", "id": 5`
  const at = { file: IMPORTS, path: [], position: { line: 1, column: 590, length: 4 } }
  const [found] = locate([problem('AS9206', { rule: 'short' }, { at })], () => line)
  expect(found?.at?.frame).toContain('***')
  expect(found?.at?.frame).not.toContain('sss')
})

test('a message names an address without its secrets', () => {
  const rule = 'an address, not "https://office:hunter2@crm.example/a?token=hunter2&page=1"'
  expect(shownOf(IMPORTS, '{}', rule).message).toContain(
    '"https://office:*******@crm.example/a?token=*******&page=1"',
  )
})

test('texts of pages about cookies and keys stay as they are', () => {
  const line = '"cookie": "Wij gebruiken cookies", "key": "sleutel", "map": "https://maps.example/@51.05,3.7"'
  expect(shownOf('site-config/strings.json', line).frame?.[0]).toBe(`> 1 | ${line}`)
})
