/** A page of agency-site becomes a tree. Every attribute has a value in double quotes, and every element is closed. */

const TOKEN =
  /<!doctype html>|<!--(.*?)-->|<\/([a-z0-9]+)>|<([a-z0-9]+)((?: [a-z0-9:-]+="[^"]*")*)(\/?)>|([^<]+)/gis
const ATTRIBUTE = / ([a-z0-9:-]+)="([^"]*)"/gi

/**
 * Returns the element `html`. A node is a text, `{ comment }`, or `{ tag, attributes, children, isVoid }` with texts as they are
 * read. The text of a script stays as it is written. Throws for other markup.
 */
export function parse(html) {
  const root = { children: [] }
  const open = [root]
  let end = 0
  TOKEN.lastIndex = 0
  for (let found = TOKEN.exec(html); found !== null; found = TOKEN.exec(html)) {
    if (found.index !== end) break
    end = TOKEN.lastIndex
    const [, comment, closed, tag, attributes, isVoid, text] = found
    const { children } = open.at(-1)
    if (comment !== undefined) children.push({ comment })
    else if (closed !== undefined) close(open, closed)
    else if (text !== undefined) children.push(decoded(text))
    else if (tag !== undefined) {
      const node = { tag, attributes: attributesOf(attributes), children: [], isVoid: isVoid === '/' }
      children.push(node)
      if (tag === 'script') end = TOKEN.lastIndex = readScript(html, end, node)
      else if (!node.isVoid) open.push(node)
    }
  }
  if (end !== html.length || open.length > 1)
    throw new Error(`unexpected markup: ${html.slice(end, end + 80)}`)
  return root.children[0]
}

function close(open, tag) {
  const { tag: expected } = open.pop()
  if (expected !== tag) throw new Error(`</${tag}> closes <${expected}>`)
}

function readScript(html, start, node) {
  const end = html.indexOf('</script>', start)
  if (end > start) node.children.push(html.slice(start, end))
  return end + '</script>'.length
}

function attributesOf(text) {
  return [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, decoded(value)])
}

const CHARACTERS = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const ENCODED = Object.fromEntries(Object.entries(CHARACTERS).map(([code, character]) => [character, code]))

function decoded(text) {
  return text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (code) => CHARACTERS[code]) : text
}

/** Returns the text as agency-site escapes it. */
export function encoded(text) {
  return text.replace(/["'&<>]/g, (character) => ENCODED[character])
}
