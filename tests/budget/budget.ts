/**
 * `npm run budget`: the size of the demo's pages on a phone, compared with its limits. The exit code is 5 if
 * a limit is exceeded. `npm run budget -- --root DIR`
 */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { launchBrowser } from '../support/browser.ts'
import { examples } from '../support/examples.ts'
import { budgetOf, formatRow, isExceeded } from './table.ts'
import { REPOSITORY } from '../support/repository.ts'

/** The exit code of `agency-site check` with findings. */
const FOUND = 5

export async function main(rest: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...rest],
    options: { root: { type: 'string', default: REPOSITORY } },
  })
  const folder = path.join(values.root, 'output')
  const server = await listen(createSiteApp({ folder }), { port: 4640, host: '127.0.0.1', strict: false })
  const browser = await launchBrowser()
  const site = { folder, origin: `http://127.0.0.1:${server.port}` }
  const rows = await budgetOf(browser, site, examples(values.root))
  await browser.close()
  await server.close()
  process.stdout.write(`${rows.map(formatRow).join('\n')}\n`)
  return rows.some(isExceeded) ? FOUND : 0
}
