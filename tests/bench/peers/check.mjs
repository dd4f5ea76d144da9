/**
 * Checks that a peer made every page with the same content: as many elements and links as the templates of
 * lib/, and its price.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createModel } from './lib/model.mjs'
import { document } from './lib/templates.mjs'

export function checkPeer(output, content) {
  const { routes, page } = createModel(content)
  const wrong = { missing: 0, elements: 0, links: 0, price: 0 }
  for (const route of routes) {
    const file = path.join(output, route.path, 'index.html')
    if (!existsSync(file)) {
      wrong.missing += 1
      continue
    }
    const html = readFileSync(file, 'utf8')
    const view = page(route)
    const expected = document(view)
    if (count(html, /<[a-z]/g) !== count(expected, /<[a-z]/g)) wrong.elements += 1
    if (count(html, /<a[\s>]/g) !== count(expected, /<a[\s>]/g)) wrong.links += 1
    if (view.p && !html.includes(view.p.price)) wrong.price += 1
  }
  const faults = Object.entries(wrong).filter(([, pages]) => pages > 0)
  const text = faults.map(([what, pages]) => `${what} in ${pages}`).join(', ')
  return `${routes.length} pages expected, ${text === '' ? 'all as they should be' : `wrong: ${text}`}`
}

function count(text, pattern) {
  return text.match(pattern)?.length ?? 0
}
