/** The raw limit as a rival: what it renders comes from a built site, and must be what that site holds. */
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { htmlFiles } from '../weigh.mjs'

const script = (name) => path.join(import.meta.dirname, name)

export function dumpCommand({ root, cache, props, threads }) {
  return [
    process.execPath,
    '--max-old-space-size=8192',
    script('dump.mjs'),
    root,
    cache,
    props,
    String(threads),
  ]
}

export function rawRival({ props, output, threads, original }) {
  return {
    name: `raw limit, ${threads} threads`,
    output,
    hasPages: true,
    clean: () => rmSync(output, { recursive: true, force: true }),
    command: [process.execPath, script('render.mjs'), props, output, String(threads)],
    detail: ({ stdout }) => ({ reading: JSON.parse(stdout).reading }),
    verify: () => `${strangePages(output, original).length} of them are not the same as the site's`,
  }
}

/** Pages that are not, byte for byte, those of the site. */
function strangePages(output, original) {
  return htmlFiles(output).filter((file) => {
    const page = readFileSync(path.join(output, file))
    return !page.equals(readFileSync(path.join(original, file)))
  })
}
