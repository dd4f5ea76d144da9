import { describe, expect, test } from 'vitest'
import { jsonForScript, jsonLdGraph } from '../../../../core/view/json-ld.ts'

describe('JSON in a script element', () => {
  test.each(['</script><script>alert(1)</script>', '<!-- x', 'a & b', 'x\u2028y\u2029z', ']]>'])(
    'keeps %j, and nothing of it ends the element',
    (text) => {
      const json = jsonForScript({ text })
      expect(json).not.toMatch(/[<>&\u2028\u2029]/)
      expect(JSON.parse(json)).toEqual({ text })
    },
  )

  test('signs are written as JSON has them', () => {
    expect(jsonForScript('<>&\u2028')).toBe('"\\u003c\\u003e\\u0026\\u2028"')
  })
})

test('several things are one graph; nothing is no document', () => {
  expect(jsonLdGraph([])).toBeUndefined()
  expect(JSON.parse(jsonLdGraph([{ a: 1, b: undefined }, { c: '<' }]) ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ a: 1 }, { c: '<' }],
  })
})
