import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../../core/diagnostics/diagnostic.ts'
import { parseJson } from '../../../../core/source/parse-json.ts'
import { locate } from '../../../../core/diagnostics/locate.ts'

/** "AS1011 1:7+1 message" for each problem. */
function report(text: string, problems: readonly Problem[] = parseJson(text, 'a.json').problems): string[] {
  return locate(problems, () => text).map(({ code, message, at }) => {
    return `${code} ${at?.line}:${at?.column}+${at?.length} ${message}`
  })
}

describe('valid JSON', () => {
  test.each([
    ['object', '{"a":1,"b":{"a":2}}'],
    ['list', '[{"a":1},{"a":1}]'],
    ['null', 'null'],
    ['text with colons and quotation marks', String.raw`{"a":"\"b\": \\","c":["d","e:"], "f\"" : 1}`],
    ['text that ends with a backslash before a key', String.raw`{"a":"\\\\","b":1}`],
    ['keys that look dangerous but are not', '{"proto":1,"constructors":2,"a":"__proto__"}'],
    ['empty key and escapes', String.raw`{"":1,"\u0041":2,"\n":3}`],
    ['white space everywhere', '\n{ "a"\t:\n1 ,\r\n"b" : [ ] }\n'],
    ['the largest number', '[1.7976931348623157e308,-0,1e-400]'],
    ['100 levels', '['.repeat(100) + ']'.repeat(100)],
  ])('%s', (_, text) => {
    expect(parseJson(text, 'a.json')).toEqual({ value: JSON.parse(text) as unknown, problems: [] })
  })
})

describe('syntax errors have line and column', () => {
  test.each([
    ['empty file', '', ['AS1010 1:1+0 the file is empty']],
    ['white space only', ' \n\t\n', ['AS1010 1:1+0 the file is empty']],
    ['trailing comma in an object', '{\n  "a": 1,\n}', ['AS1011 2:9+1 unexpected comma before "}"']],
    ['trailing comma in a list', '[1, 2,]', ['AS1011 1:6+1 unexpected comma before "]"']],
    ['missing comma', '{\n  "a": 1\n  "b": 2\n}', ['AS1011 3:3+3 a comma is missing before "b"']],
    ['missing colon', '{"a" 1}', ['AS1011 1:6+1 a colon is missing before "1"']],
    ['missing value', '{"a": }', ['AS1011 1:7+1 a value is missing before "}"']],
    ['comma twice', '[1,,2]', ['AS1011 1:4+1 a value is missing before ","']],
    ['object not closed', '{\n  "a": {\n    "b": 1\n', ['AS1011 3:11+0 the object is not closed']],
    ['list not closed', '[1, 2', ['AS1011 1:6+0 the list is not closed']],
    ['text not closed', '{\n  "a": "b\n}', ['AS1011 2:8+2 the text has no closing quotation mark']],
    ['key without quotation marks', '{a: 1}', ['AS1011 1:2+1 "a" is not a JSON value']],
    ['single quotation marks', "{'a': 1}", [`AS1011 1:2+3 "'a'" is not a JSON value`]],
    ['comment', '// old\n{}', ['AS1011 1:1+6 comments are not allowed in JSON']],
    ['two values', '{}\n{}', ['AS1011 2:1+1 unexpected "{" after the end of the data']],
    ['NaN', '[NaN]', ['AS1011 1:2+3 "NaN" is not a JSON value']],
    ['leading zero', '[01]', ['AS1011 1:3+1 a comma is missing before "1"']],
    ['number cut short', '[1.]', ['AS1011 1:2+2 "1." is not a number']],
    ['tab in text', '["a\tb"]', ['AS1011 1:2+5 the text has a tab or another control character']],
    ['unknown escape', String.raw`["C:\docs"]`, ['AS1011 1:2+9 the text has an unknown escape sequence']],
    [
      'unicode escape cut short',
      String.raw`["\u12"]`,
      [String.raw`AS1011 1:2+6 four hexadecimal digits must follow \u`],
    ],
  ])('%s', (_, text, expected) => {
    expect(report(text)).toEqual(expected)
    expect(parseJson(text, 'a.json').value).toBeUndefined()
  })

  test('what is not closed also shows where it starts', () => {
    const [problem] = parseJson('{\n  "a": [1,\n  2\n', 'a.json').problems
    expect(problem?.related).toMatchObject([
      { message: 'it starts here', at: { position: { line: 2, column: 8 } } },
    ])
  })

  test('several mistakes are listed, one a line', () => {
    expect(report('{\n  "a": tru,\n  "b" 1,\n  "c": 1,\n}')).toEqual([
      'AS1011 2:8+3 "tru" is not a JSON value',
      'AS1011 3:7+1 a colon is missing before "1"',
      'AS1011 4:9+1 unexpected comma before "}"',
    ])
  })

  test('at most ten are listed', () => {
    expect(report(`[\n${'tru,\n'.repeat(500)}1]`)).toHaveLength(10)
  })

  test('whatever JSON.parse refuses has a problem with a place', () => {
    const valid = '{"a":[1,2.5e3,null,true,"x\\"y",{"b":"é"}],"c":"text","d":[[],{}]}'
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"',
      '\\',
      '\n',
      '1',
      '-',
      '.',
      'tru',
      '\u0001',
      '//',
      '\ud800',
    ]
    const wrong: string[] = []
    for (let at = 0; at <= valid.length; at += 1) {
      for (const piece of ['', ...pieces]) {
        const text = valid.slice(0, at) + piece + valid.slice(piece === '' ? at + 1 : at)
        let refused = false
        try {
          JSON.parse(text)
        } catch {
          refused = true
        }
        const { problems } = parseJson(text, 'a.json')
        const placed = problems.some(
          ({ code, at: [place] }) => code !== 'AS1020' && place?.position !== undefined,
        )
        if (refused !== placed) wrong.push(text)
      }
    }
    expect(wrong).toEqual([])
  })
})

describe('duplicate keys', () => {
  test('point at the second and relate the first; the last value stays', () => {
    const text = '{\n  "Zip": "9000",\n  "City": "GENT",\n  "Zip": "9040"\n}'
    const { value, problems } = parseJson(text, 'a.json')
    expect(value).toEqual({ Zip: '9040', City: 'GENT' })
    expect(report(text)).toEqual(['AS1020 4:3+5 the key "Zip" appears twice in this object'])
    expect(problems[0]?.related).toMatchObject([
      { message: 'it stands here first', at: { position: { line: 2, column: 3, length: 5 } } },
    ])
  })

  test('are the same key however they are written', () => {
    expect(report(String.raw`{"a":1,"\u0061":2}`)).toEqual([
      'AS1020 1:8+8 the key "a" appears twice in this object',
    ])
  })

  test('are found at every level and each time', () => {
    expect(report('[{"a":{"b":1,"b":2}},{"c":1,"c":2,"c":3}]')).toHaveLength(3)
  })

  test('the same key in other objects is none', () => {
    expect(parseJson('[{"a":{"a":1}},{"a":2}]', 'a.json').problems).toEqual([])
  })
})

describe('what no data may hold', () => {
  test.each([
    ['1e400', '{"Price":\n1e400}', ['AS1022 2:1+5 the number 1e400 cannot be stored']],
    ['-1e400 in a list', '[[0,-1e400]]', ['AS1022 1:5+6 the number -1e400 cannot be stored']],
    ['__proto__', '{"a":{"__proto__":{"polluted":1}}}', ['AS1023 1:7+11 the key "__proto__" is not allowed']],
    ['constructor', '{"constructor":1}', ['AS1023 1:2+13 the key "constructor" is not allowed']],
    ['prototype', '[{"prototype":1}]', ['AS1023 1:3+11 the key "prototype" is not allowed']],
    [
      'written with escapes',
      String.raw`{"\u005f_proto__":1}`,
      ['AS1023 1:2+16 the key "__proto__" is not allowed'],
    ],
  ])('%s', (_, text, expected) => {
    expect(report(text)).toEqual(expected)
    expect(parseJson(text, 'a.json').value).toBeUndefined()
  })

  test('prototypes stay clean', () => {
    parseJson('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}', 'a.json')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(([] as unknown as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('nesting', () => {
  const limit = 'objects and lists are nested more than 100 levels deep'

  test.each([
    ['101 lists', '['.repeat(101) + ']'.repeat(101), 101],
    ['200 lists', '['.repeat(200) + ']'.repeat(200), 101],
    ['100,000 lists', '['.repeat(100_000) + ']'.repeat(100_000), 101],
    ['100,000 lists, none closed', '['.repeat(100_000), 101],
    ['100,000 brackets closed by the wrong kind', '[}'.repeat(100_000), 201],
    ['100,000 objects', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 501],
  ])('%s give an error, no crash', (_, text, column) => {
    expect(report(text)).toEqual([`AS1021 1:${column}+1 ${limit}`])
    expect(parseJson(text, 'a.json').value).toBeUndefined()
  })

  test('the place is right in a file of several lines', () => {
    const text = `{\n  "a": ${'['.repeat(150)}${']'.repeat(150)}\n}`
    expect(report(text)).toEqual([`AS1021 2:107+1 ${limit}`])
  })

  test('brackets inside text do not count', () => {
    const text = JSON.stringify({ a: '[{'.repeat(500) })
    expect(parseJson(text, 'a.json').problems).toEqual([])
  })

  test('ten thousand closed lists beside each other are not deep', () => {
    expect(parseJson(`[${'[],'.repeat(10_000)}[]]`, 'a.json').problems).toEqual([])
  })
})
