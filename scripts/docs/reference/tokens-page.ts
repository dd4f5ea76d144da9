/** docs/reference/tokens.md: the tokens of themes with their custom properties, from the schema and the style sheet. */
import { jsonSchemas } from '../content-schemas.ts'
import { filled } from '../http-api.ts'
import { markdownTable } from '../markdown-table.ts'
import { alternatives } from './schema-node.ts'
import type { SchemaNode } from './schema-node.ts'

/** Custom properties have the name of their token, except those of this group. */
const PREFIXES: Readonly<Record<string, string>> = { tracking: 'track-' }

/** `css` is templates/styles/tokens.css. */
export function tokensPage(template: string, css: string): string {
  const { properties = {} } = jsonSchemas()['ready-theme'] as SchemaNode
  const groups = Object.entries(properties).flatMap(([group, node]) => {
    const tokens = alternatives(node).find((each) => each.properties !== undefined)?.properties
    return tokens === undefined ? [] : [`## \`${group}\`\n\n${tableOf(group, tokens, css)}`]
  })
  return filled(template, { tables: groups.join('\n\n') })
}

function tableOf(group: string, tokens: Readonly<Record<string, SchemaNode>>, css: string): string {
  const rows = Object.entries(tokens).map(([token, { description = '' }]) => {
    const property = `--${PREFIXES[group] ?? ''}${token}`
    return [`\`${token}\``, `\`${property}\``, `\`${declared(css, property)}\``, description]
  })
  return markdownTable(['token', 'custom property', 'default', 'use'], rows)
}

function declared(css: string, property: string): string {
  const [, value] = new RegExp(`^\\s+${property}:\\s*([^;]+);`, 'm').exec(css) ?? []
  if (value === undefined) throw new Error(`tokens.css does not declare ${property}`)
  return value.replaceAll(/\s+/g, ' ')
}
