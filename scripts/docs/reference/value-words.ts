/** The value of a field in words, for a cell of a table. */
import { alternatives, blockOf, byForm, byLanguage } from './schema-node.ts'
import type { SchemaNode } from './schema-node.ts'

/** Names of shared blocks in words. The page values.md describes each under this heading. */
export const BLOCK_WORDS: Readonly<Record<string, string>> = {
  text: 'text',
  flag: 'flag',
  date: 'date',
  image: 'picture',
  linkTarget: 'target of a link',
  formTarget: 'target of a form',
  publicText: 'public text',
  seo: 'search texts',
  pictureItem: 'picture of a record',
  documentItem: 'document',
  pageModule: 'module',
  sourcePaths: 'source paths',
  conditions: 'conditions',
  oneRule: 'one rule',
  fieldRule: 'field rule',
  anyRule: 'rule',
}

export function valueWords(node: SchemaNode): string {
  return [...new Set(alternatives(node).map(oneValue))].join(' or ')
}

function oneValue(node: SchemaNode): string {
  const block = blockOf(node)
  if (block !== undefined) return blockLink(block)
  if (node.const !== undefined) return `\`${JSON.stringify(node.const)}\``
  if (node.enum !== undefined) return node.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  if (node.type === 'array') return listOf(node.items)
  if (node.properties !== undefined) return objectWords(node)
  if (typeof node.additionalProperties === 'object') {
    const inner = valueWords(node.additionalProperties)
    return inner === '' || inner === 'any value' ? 'object' : `object of names, each with ${inner}`
  }
  return typeof node.type === 'string' ? plainWords(node) : (node.type ?? ['any value']).join(' or ')
}

function listOf(items: SchemaNode | undefined): string {
  const inner = items === undefined ? '' : valueWords(items)
  return inner === '' || inner === 'object' ? 'list of objects' : `list: ${inner}`
}

function objectWords(node: SchemaNode): string {
  const language = byLanguage(node)
  if (language !== undefined) return `object by language: ${valueWords(language)}`
  const form = byForm(node)
  return form === undefined ? 'object' : `object by form: ${valueWords(form)}`
}

/** Recursive schemas have names that zod makes; their table is the one that contains the field. */
function blockLink(block: string): string {
  const words = BLOCK_WORDS[block]
  if (words === undefined) return 'the same again'
  return `[${words}](values.md#${words.replaceAll(' ', '-')})`
}

const FORMATS: Readonly<Record<string, string>> = { uri: 'web address', email: 'e-mail address' }

function plainWords({ type, format, minimum, exclusiveMinimum, maximum, maxLength }: SchemaNode): string {
  if (type === 'object') return 'object'
  if (type === 'string') {
    const word = FORMATS[format ?? ''] ?? 'string'
    return maxLength === undefined ? word : `${word} of at most ${number(maxLength)} characters`
  }
  if (type !== 'number' && type !== 'integer') return `${type}`
  const word = type === 'integer' ? 'whole number' : 'number'
  const least = minimum ?? exclusiveMinimum
  const from = exclusiveMinimum === undefined ? 'from' : 'above'
  if (least === undefined) return maximum === undefined ? word : `${word} up to ${number(maximum)}`
  return maximum === undefined
    ? `${word} ${from} ${number(least)}`
    : `${word} ${from} ${number(least)} to ${number(maximum)}`
}

function number(value: number): string {
  return value.toLocaleString('en')
}
