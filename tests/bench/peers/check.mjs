/** Compares the pages of a peer with those of agency-site: elements and bytes of each kind of page. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { elementsOf } from '../weigh.mjs'
import { pagesOf } from './grammar/pages.mjs'

/** Returns `detail 4000 pages: elements +0.0 %, bytes +0.1 %` for each kind. Missing pages are named first. */
export function comparePages(output, original) {
  const kinds = {}
  let missing = 0
  for (const { kind, address, file } of pagesOf(original)) {
    const other = path.join(output, address, 'index.html')
    if (!existsSync(other)) {
      missing += 1
      continue
    }
    const sums = (kinds[kind] ??= { pages: 0, elements: [0, 0], bytes: [0, 0] })
    sums.pages += 1
    for (const [side, html] of [readFileSync(file), readFileSync(other)].entries()) {
      sums.elements[side] += elementsOf(html.toString('latin1'))
      sums.bytes[side] += html.length
    }
  }
  const texts = Object.entries(kinds).map(([kind, { pages, elements, bytes }]) => {
    return `${kind} ${pages} pages: elements ${difference(elements)}, bytes ${difference(bytes)}`
  })
  return [...(missing > 0 ? [`${missing} pages are missing`] : []), ...texts].join('; ')
}

function difference([own, other]) {
  const percent = (other / own - 1) * 100
  return `${percent < 0 ? '-' : '+'}${Math.abs(percent).toFixed(1)} %`
}
