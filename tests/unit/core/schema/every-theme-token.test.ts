/** Every token of a theme changes the style sheet: of `theme.json`, of a ready theme, and of one for dark systems. */
import { expect, test } from 'vitest'
import { themeRules } from '../../../../core/build/bundle/theme-css.ts'
import { readyTheme, theme } from '../../../../core/schema/theme.ts'
import { linkTheme } from '../../../../core/site/theme.ts'
import type { SiteConfig } from '../../../../core/schema/site-config.ts'
import { fullTheme } from './full-theme.ts'
import { ignoredFields } from './ignored-fields.ts'

const FULL = fullTheme('#fffffe', '#111112')
const READY = { day: FULL, d1y: {}, night: fullTheme('#000000', '#eeeeee'), n1ght: {} }

/** The rules of the style sheet; null where the file is refused. */
function rulesOf(own: unknown, ready: Readonly<Record<string, unknown>>): readonly string[] | null {
  const read = theme.safeParse(own)
  const themes = Object.entries(ready).map(([name, tokens]) => [name, readyTheme.safeParse(tokens)] as const)
  if (!read.success || themes.some(([, tokens]) => !tokens.success)) return null
  const config = { theme: read.data } as SiteConfig
  const linked = linkTheme({ config, themes: new Map(themes.map(([name, { data = {} }]) => [name, data])) })
  return themeRules(linked.value)
}

test.each([
  ['theme.json', theme, (own: unknown) => rulesOf(own, READY)],
  ['a ready theme', readyTheme, (day: unknown) => rulesOf({ use: 'day' }, { ...READY, day })],
  ['a dark theme', readyTheme, (night: unknown) => rulesOf({ dark: 'night' }, { ...READY, night })],
])('every token of %s changes the style sheet', async (name, schema, observe) => {
  const { sizes, ...unsized } = FULL
  const ignored = await ignoredFields({
    schema,
    // The sizes of type replace those that follow from the size of running text.
    data: [FULL, unsized, ...(name === 'theme.json' ? [{ use: 'day', dark: 'night' }] : [])],
    observe: (data) => Promise.resolve(observe(data)),
  })
  expect([typeof sizes, ignored]).toEqual(['object', []])
})
