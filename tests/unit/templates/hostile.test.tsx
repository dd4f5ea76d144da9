import { describe, expect, test } from 'vitest'
import type { SlotName, SlotProps } from '../../../core/view/types.ts'
import { renderPage } from '../../../templates/entry.tsx'
import { samples } from '../../support/sample-props.ts'
import { sampleShell } from '../../support/sample-shell.ts'
import { parse } from './page.ts'

const { strings } = sampleShell()

/** Ends a script, an attribute in either quotation marks and a tag, and begins a comment. */
const HOSTILE = `</script><script>alert(1)</script>" onmouseover="alert(1)" x='><img src=x onerror=alert(1)></title><!--`

/** Fields whose values the program chooses, or that were made safe before: addresses, sanitised HTML. */
const OURS =
  /^(?:kind|tone|icon|locale|region|body2?|intro|hours|view|className|jsonLd|name|type|rel|width|score|code|titleSize|href|src|srcset|url|hreflang|path|action)$/

/** Appends hostile text to every text of the props that comes from content. Keys of strings are unchanged. */
function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return OURS.test(key) || value in strings ? value : `${value}${HOSTILE}`
  if (Array.isArray(value)) return value.map((item) => poisoned(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poisoned(item, name)]))
}

describe('hostile content', () => {
  test.each(samples().map((item) => [item.name, item] as const))(
    'is text on %s',
    (_, { slot, props, shell }) => {
      const page = parse(renderPage(slot as SlotName, poisoned(props) as SlotProps[SlotName], { shell }))
      const clean = parse(renderPage(slot as SlotName, props as SlotProps[SlotName], { shell }))
      const shape = (document: typeof page) =>
        [...document.querySelectorAll('*')].map(({ tagName }) => tagName)
      expect(shape(page)).toEqual(shape(clean))
      expect(page.querySelectorAll('[onmouseover], [onerror]')).toHaveLength(0)
      expect(page.documentElement.textContent).toContain(HOSTILE)
    },
  )
})

test('structured data cannot leave its script, even if it was not escaped before', () => {
  const [home] = samples()
  if (home?.slot !== 'content') throw new Error('The first sample is the home page')
  const head = { ...home.props.frame.head, jsonLd: '{"name":"</script><script>alert(1)</script>"}' }
  const page = parse(
    renderPage('content', { ...home.props, frame: { ...home.props.frame, head } }, { shell: home.shell }),
  )
  expect(page.querySelectorAll('script:not([src])')).toHaveLength(1)
})
