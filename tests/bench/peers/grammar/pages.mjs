/** The pages of a built site become data and templates for the peers. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { htmlFiles } from '../../weigh.mjs'
import { learn } from './grammar.mjs'
import { dataOf, decide, observe } from './holes.mjs'
import { partsOf } from './parts.mjs'
import { parse } from './tree.mjs'
import { valuesOf, withSlots } from './values.mjs'

/** Kinds of pages by their addresses. */
const KINDS = {
  home: /^[a-z]{2}\/$/,
  list: /^[a-z]{2}\/(?:sale|rent)\/(?:page\/\d+\/)?$/,
  testimonial: /^[a-z]{2}\/testimonials\//,
  detail: /^[a-z]{2}\/(?:sale|rent)\//,
  // Pages without a language, which lead to those of each language.
  languages: /^(?!_map)/,
}

/** So many pages of a kind teach its grammar at first. A page that it does not cover is learnt as well. */
const SAMPLE = 100

/** Returns the pages that every generator makes: those of errors and the frame of the map are left out. */
export function pagesOf(output) {
  const addresses = htmlFiles(output)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => file.slice(0, -'index.html'.length))
  return addresses.sort().flatMap((address) => {
    const kind = Object.keys(KINDS).find((each) => KINDS[each].test(address))
    return kind === undefined ? [] : [{ kind, address, file: path.join(output, address, 'index.html') }]
  })
}

/** Returns `kinds` (the parts of a template by kind), `words` by language, and a function that yields the pages with their data. */
export function templatesOf(output) {
  const pages = pagesOf(output)
  const words = createWords()
  const kinds = Object.keys(KINDS).map((kind) => [
    kind,
    learnKind(pages.filter((page) => page.kind === kind)),
  ])
  for (const [, { scope }] of kinds) decide(scope, words)
  const parts = Object.fromEntries(kinds.map(([kind, { element, scope }]) => [kind, partsOf(element, scope)]))
  const learnt = Object.fromEntries(kinds)
  function* data() {
    for (const { kind, address, file } of pages) {
      const { element, scope } = learnt[kind]
      const page = read(file)
      const language = languageOf(page)
      const keyOf = (values) => digest(`${language} ${JSON.stringify(values)}`)
      yield { kind, address, language, values: dataOf(scope, valuesOf(element, page), keyOf) }
    }
  }
  return { parts, words: words.byLanguage, data }
}

const read = (file) => parse(readFileSync(file, 'utf8'))
const languageOf = ({ attributes }) => attributes.find(([name]) => name === 'lang')[1]
const digest = (text) => createHash('sha1').update(text).digest('base64url').slice(0, 12)

/** Learns the grammar of pages, until it covers all of them. */
function learnKind(pages) {
  const sample = new Map()
  for (let at = 0; at < pages.length; at += Math.ceil(pages.length / SAMPLE)) add(pages[at])
  function add({ file }) {
    sample.set(file, read(file))
  }
  for (;;) {
    const element = learn([...sample.values()])
    const scope = withSlots(element)
    const strange = pages.filter(({ file }) => !isObserved(read(file), { element, scope }))
    if (strange.length === 0) return { element, scope }
    strange.forEach(add)
  }
}

function isObserved(page, { element, scope }) {
  let values
  try {
    values = valuesOf(element, page)
  } catch {
    return false
  }
  observe(scope, values, languageOf(page))
  return true
}

/** Names texts that differ only by language. */
function createWords() {
  const byLanguage = {}
  const names = new Map()
  const nameOf = (texts) => {
    const key = JSON.stringify(texts)
    if (!names.has(key)) {
      names.set(key, `w${names.size + 1}`)
      for (const [language, text] of Object.entries(texts))
        (byLanguage[language] ??= { language })[names.get(key)] = text
    }
    return names.get(key)
  }
  return { byLanguage, nameOf }
}
