/** The fields of a JSON Schema as tables: one for the object itself, and one for each object inside it. */
import { markdownTable } from '../markdown-table.ts'
import { alternatives, byForm, byLanguage } from './schema-node.ts'
import type { SchemaNode } from './schema-node.ts'
import { valueWords } from './value-words.ts'

interface Found {
  readonly path: string
  readonly node: SchemaNode
}

/** `level` is that of the headings of objects inside the object. */
export function fieldTables(schema: SchemaNode, level: number): string {
  const [own, ...inner] = objectsIn({ path: '', node: schema })
  if (own === undefined) return ''
  const sections = inner.map(({ path, node }) => `${'#'.repeat(level)} \`${path}\`\n\n${tableOf(node)}`)
  return [tableOf(own.node), ...sections].join('\n\n')
}

/** Fields without a description: their paths. A test holds this list empty. */
export function undescribed(schema: SchemaNode): readonly string[] {
  return objectsIn({ path: '', node: schema }).flatMap(({ path, node }) =>
    Object.entries(node.properties ?? {}).flatMap(([name, field]) =>
      field.description === undefined ? [path === '' ? name : `${path}.${name}`] : [],
    ),
  )
}

function tableOf({ properties = {}, required = [] }: SchemaNode): string {
  const rows = Object.entries(properties).map(([name, field]) => [
    `\`${name}\``,
    `${valueWords(field)}${required.includes(name) ? ', **needed**' : ''}`,
    sentence(field.description ?? ''),
  ])
  return markdownTable(['field', 'value', 'meaning'], rows)
}

/** Angle brackets are text, and a table has no line breaks. */
function sentence(words: string): string {
  return words.replaceAll('<', '&lt;').replaceAll('\n', ' ')
}

/** The object itself, and those inside it, in their order. */
function objectsIn({ path, node }: Found): readonly Found[] {
  return alternatives(node).flatMap((each) => objectsOf({ path, node: each }))
}

function objectsOf({ path, node }: Found): readonly Found[] {
  if (node.type === 'array')
    return node.items === undefined ? [] : objectsIn({ path: `${path}[]`, node: node.items })
  const keyed = byForm(node)
  if (keyed !== undefined) return objectsIn({ path: `${path}.<form>`, node: keyed })
  const localised = byLanguage(node)
  if (localised !== undefined) return objectsIn({ path: `${path}.<language>`, node: localised })
  if (node.properties !== undefined) {
    const inner = Object.entries(node.properties).flatMap(([name, field]) =>
      objectsIn({ path: path === '' ? name : `${path}.${name}`, node: field }),
    )
    return [{ path, node }, ...inner]
  }
  const { additionalProperties: values } = node
  return typeof values === 'object' ? objectsIn({ path: `${path}.<name>`, node: values }) : []
}
