/** The pages of the built demo, each parsed when a test first looks into it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import { DOMParser } from 'linkedom'
import { inject } from 'vitest'

export interface DemoPage {
  readonly file: string
  readonly url: string
  readonly html: string
  readonly document: Document
}

export function demoFiles(): readonly string[] {
  return glob.sync('**/*', { cwd: inject('demoFolder'), dot: true }).sort()
}

let known: readonly DemoPage[] | undefined

/** Read once for all test files of a worker. */
export function demoPages(): readonly DemoPage[] {
  known ??= readPages()
  return known
}

function readPages(): readonly DemoPage[] {
  return demoFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(path.join(inject('demoFolder'), file), 'utf8')
      let document: Document | undefined
      return {
        file,
        url: `/${file.replace(/(^|\/)index\.html$/, '$1')}`,
        html,
        // Parsing all pages takes seconds, and most tests look into few of them.
        get document() {
          return (document ??= parse(html))
        },
      }
    })
}

export function attribute(root: ParentNode | undefined, selector: string, name: string): string | undefined {
  return root?.querySelector(selector)?.getAttribute(name) ?? undefined
}

/**
 * Six times as fast as happy-dom. React writes `hrefLang`, which browsers and the selectors of the tests read
 * as `hreflang`.
 */
function parse(html: string): Document {
  const written = html.replace(/(?<=\s)[a-z]+[A-Z]\w*(?==")/g, (name) => name.toLowerCase())
  return new DOMParser().parseFromString(written, 'text/html') as unknown as Document
}
