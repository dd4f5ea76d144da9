import { inputOf, pages } from '../data.mjs'
import * as templates from '../templates.mjs'

export const data = {
  pages,
  pagination: { data: 'pages', size: 1, alias: 'item' },
  permalink: ({ item }) => `/${item.address}index.html`,
  eleventyExcludeFromCollections: true,
}

/** Parts that are on several pages are made once. */
const made = new Map()
function memo(key, make) {
  if (!made.has(key)) made.set(key, make())
  return made.get(key)
}

export default function render({ item }) {
  const { s, L } = inputOf(item)
  return `<!DOCTYPE html>${templates[item.kind](s, L, memo)}`
}
