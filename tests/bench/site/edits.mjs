/** What an editor does between two builds. Each call makes a change that was not there before, and says in which file. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PER_FILE, fileOf } from './agency.mjs'

export function changePrice(root, index) {
  const name = fileOf(index)
  const file = path.join(root, name)
  const records = JSON.parse(readFileSync(file, 'utf8'))
  records[index % PER_FILE].Price += 5
  writeFileSync(file, JSON.stringify(records))
  return name
}

const TEMPLATE = 'templates/components/card/card.tsx'

/** The site gets a card of its own, or another one: a class name that counts. `packageRoot` has the original. */
export function changeTemplate(root, packageRoot, number) {
  const original = readFileSync(path.join(packageRoot, TEMPLATE), 'utf8')
  const changed = original.replace('"card__body"', `"card__body bench-${number}"`)
  if (changed === original) throw new Error(`${TEMPLATE} has no card__body any more`)
  mkdirSync(path.dirname(path.join(root, TEMPLATE)), { recursive: true })
  writeFileSync(path.join(root, TEMPLATE), changed)
}
