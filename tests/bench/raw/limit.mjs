/**
 * The raw limit as a rival. Its input comes from a built site, and its output must equal that of the site.
 */
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

/**
 * `plain`: one `renderToString` for each page. `own`: the module of the site itself, which renders shared
 * parts once. Its pages must equal those of the site byte for byte.
 */
export function rawRivals({ props, folder, threads, original }) {
  return [
    { entry: 'plain', name: 'raw, renderToString', verify: undefined },
    { entry: 'own', name: 'raw, own renderPage', verify: compare },
  ].map(({ entry, name, verify }) => {
    const output = path.join(folder, entry)
    return {
      name,
      output,
      hasPages: true,
      clean: () => rmSync(output, { recursive: true, force: true }),
      command: [process.execPath, script('render.mjs'), props, output, String(threads), entry],
      detail: ({ stdout }) => ({ reading: JSON.parse(stdout).reading }),
      verify: verify && (() => verify(output, original)),
    }
  })
}

function compare(output, original) {
  const strange = htmlFiles(output).filter((file) => {
    const page = readFileSync(path.join(output, file))
    return !page.equals(readFileSync(path.join(original, file)))
  })
  return `${strange.length} of them are not the same as the site's`
}
