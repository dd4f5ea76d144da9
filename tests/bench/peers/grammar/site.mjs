/** Writes data and templates of a peer. Both come from the pages that agency-site has made. */
import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { printAstro } from './print-astro.mjs'
import { printHugo } from './print-hugo.mjs'
import { printScript } from './print-script.mjs'

/** The data of Eleventy and Astro, which read the values of a page when they make it. */
function writeScriptData(root, { words, data }) {
  const index = []
  let start = 0
  const file = openIn(root, 'data/values.jsonl')
  for (const { values, ...page } of data()) {
    const bytes = Buffer.from(JSON.stringify(values))
    writeSync(file, bytes)
    index.push({ ...page, start, length: bytes.length })
    start += bytes.length
  }
  closeSync(file)
  write(root, 'data/pages.json', JSON.stringify(index))
  write(root, 'data/words.json', JSON.stringify(words))
}

export const SITES = {
  eleventy: (root, templates) => {
    writeScriptData(root, templates)
    write(root, 'templates.mjs', printScript(templates.parts))
  },
  astro: (root, templates) => {
    writeScriptData(root, templates)
    for (const [kind, parts] of Object.entries(templates.parts))
      write(root, `src/components/${kind}.astro`, printAstro(parts))
  },
  hugo: (root, { parts, words, data }) => {
    for (const [file, text] of Object.entries(printHugo(parts))) write(root, file, text)
    write(root, 'data/words.json', JSON.stringify(words))
    for (const { kind, address, language, values } of data())
      write(
        root,
        `content/${address}page.md`,
        JSON.stringify({ type: kind, url: `/${address}`, language, values }),
      )
  },
}

function openIn(root, file) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  return openSync(path.join(root, file), 'w')
}

function write(root, file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
