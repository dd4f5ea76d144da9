/** agency-site as a rival: a site of its own, and the kinds of builds that are measured. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeAgency } from './agency.mjs'
import { changePrice, changeTemplate } from './edits.mjs'

const PACKAGE = path.resolve(import.meta.dirname, '../../..')

/** A file touched less than three seconds ago is read again by everybody: no editor is that quick. */
const SETTLES_MS = 3500

/** What a clean build may find: finished pictures, and the templates compiled, as both come with the product or once. */
const KEPT = ['pictures', 'templates']

export function createRival({ folder, cache, content }) {
  const root = path.join(folder, 'site')
  const output = path.join(root, 'output')
  const cli = path.join(PACKAGE, 'dist/cli/main.js')
  const command = [process.execPath, cli, 'build', '--root', root, '--cache', cache, '--json', '--quiet']
  const kind = (name, clean) => ({ name, command, clean, settles: SETTLES_MS, detail: reportOf })
  const third = Math.floor(content.properties.length / 3)
  let edits = 0
  writeAgency(root, content, PACKAGE)
  return {
    root,
    output,
    clean: { ...kind('clean build', () => wipe({ root, output, cache })), output, hasPages: true },
    edits: [
      kind('nothing changed', () => undefined),
      kind('one price changed', () => changePrice(root, third)),
      kind('template changed', () => changeTemplate(root, PACKAGE, ++edits)),
    ],
  }
}

function wipe({ root, output, cache }) {
  for (const folder of [output, path.join(root, '.agency-site'), path.join(root, 'templates')]) {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (!KEPT.includes(name)) rmSync(path.join(cache, name), { recursive: true })
  }
}

function reportOf({ stdout }) {
  const { report } = JSON.parse(stdout)
  return report
}
