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
    // The HTML that React writes is valid, and these rules are about its notation only.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The length of a title is up to the content.
    'long-title': 'off',
    // The style sheet keeps a number on one line; its spaces are those of the agency.
    'tel-non-breaking': 'off',
    // The bar over a list has no submit button, because a choice takes effect at once. `details.test.ts`
    // tests all other forms.
    'wcag/h32': 'off',
    // Checkboxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
    // A list that scrolls sideways is labelled.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The container of the map is not a section of the page's text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // A screen shows one of two bars with the same name, which a rule without a style sheet cannot detect.
    // axe has the same rule.
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
    // A script fills the texts inside a template.
    const html = readFileSync(file, 'utf8').replace(/(?<=<template\b[^>]*>).*?(?=<\/template>)/gs, '')
    const { results } = await validator.validateString(html, url)
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      found.push(`${url} ${ruleId}: ${message} at ${selector}`)
  }
  expect(found).toEqual([])
})
