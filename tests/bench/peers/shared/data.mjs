/** The pages of a peer in JavaScript. The values of a page are read when it is made. */
import { openSync, readFileSync, readSync } from 'node:fs'

const read = (name) => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'))

export const pages = read('pages')
const words = read('words')
const file = openSync('data/values.jsonl')

export function inputOf({ language, start, length }) {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, start)
  return { s: JSON.parse(bytes.toString('utf8')), L: words[language] }
}
