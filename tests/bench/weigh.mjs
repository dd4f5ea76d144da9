/** What a folder of pages weighs: rivals whose pages differ cannot be compared by their time alone. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export function htmlFiles(folder) {
  return readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'))
}

export function weigh(folder) {
  const total = { files: 0, pages: 0, bytes: 0, elements: 0, links: 0 }
  for (const file of htmlFiles(folder)) {
    const html = readFileSync(path.join(folder, file), 'utf8')
    total.files += 1
    // Pages that only lead on to another address weigh next to nothing.
    if (!html.includes('<main')) continue
    total.pages += 1
    total.bytes += Buffer.byteLength(html)
    total.elements += elementsOf(html)
    total.links += count(html, /<a[\s>]/g)
  }
  return total
}

function count(text, pattern) {
  return text.match(pattern)?.length ?? 0
}

export function elementsOf(html) {
  return count(html, /<[a-z]/g)
}
