/** Every kind of page is valid HTML: the recommended rules and those for accessibility. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import type { ConfigData } from 'html-validate'
import { expect, inject, test } from 'vitest'
import { LOCALES } from '../../core/languages/codes.ts'
import { layoutUrlsIn } from '../browser/looks.ts'
import { structures } from '../browser/walk.ts'

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
    // The place that the map is drawn into is no section of the page's text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Of two bars with one name a screen shows one, which no rule without a style sheet can see: axe asks the same.
    'unique-landmark': 'off',
  },
}

test('whatever a page is built of is valid HTML, and so is every layout in every language', async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(RULES))
  const urls = new Set([...structures(), ...LOCALES.flatMap((locale) => layoutUrlsIn(locale))])
  expect(urls.size).toBeGreaterThan(50)
  const found: string[] = []
  for (const url of urls) {
    const file = path.join(inject('demoFolder'), url.endsWith('/') ? `${url}index.html` : url)
    // What a template holds gets its texts from a script.
    const html = readFileSync(file, 'utf8').replace(/(?<=<template\b[^>]*>).*?(?=<\/template>)/gs, '')
    const { results } = await validator.validateString(html, url)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${url} ${ruleId}: ${message} at ${selector}`)
  }
  expect(found).toEqual([])
})
