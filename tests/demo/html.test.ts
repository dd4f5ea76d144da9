/** Every kind of page in every language is valid HTML: the recommended rules and those for accessibility. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { ConfigData } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { examples } from '../support/examples.ts'

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes HTML. All of it is valid, and none of it reaches a visitor.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The words of the content: no page is refused for the length of its title.
    'long-title': 'off',
    // A number is kept on one line by the style sheet; its spaces are as the agency wrote them.
    'tel-non-breaking': 'off',
    // The bar over a list has nothing to send: a choice counts at once. All other forms are looked at in `details.test.ts`.
    'wcag/h32': 'off',
    // Boxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // A list that scrolls sideways says what it lists.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Of two bars with one name a screen shows one, which no rule without a style sheet can see: axe asks the same.
    'unique-landmark': 'off',
  },
}

test('every kind of page is valid HTML in every language', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(RULES))
  const pages = examples()
  expect(pages.length).toBeGreaterThan(120)
  const found: string[] = []
  for (const { url } of pages) {
    const file = path.join(inject('demoFolder'), url.endsWith('/') ? `${url}index.html` : url)
    const { results } = await validator.validateString(readFileSync(file, 'utf8'), url)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${url} ${ruleId}: ${message} at ${selector}`)
  }
  expect(found).toEqual([])
})
