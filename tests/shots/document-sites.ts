/** Sites whose pictures the documents show: the demo, with its dark theme, and with a page for each kind of module. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { listen } from '../../core/serve/listen.ts'
import { MODULE_EXAMPLES } from '../../scripts/docs/reference/module-examples.ts'
import { REPOSITORY } from '../support/repository.ts'

export interface ShownSite {
  readonly origin: string
  readonly close: () => Promise<void>
}

/** The address of the page that shows an example. */
export function modulePath(name: string): string {
  return `/en/module-${name}/`
}

/** A copy of the demo, changed, built and served. */
export async function demoSite(change: (root: string) => void): Promise<ShownSite> {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-site-pictures-'))
  for (const folder of ['content', 'site-config'])
    cpSync(path.join(REPOSITORY, folder), path.join(root, folder), { recursive: true })
  change(root)
  const cache = path.join(REPOSITORY, '.agency-site/cache')
  const command = ['dist/cli/main.js', 'build', '--quiet', '--root', root, '--cache', cache]
  const { status } = spawnSync(process.execPath, command, { cwd: REPOSITORY, stdio: 'inherit' })
  if (status !== 0) throw new Error('the site of the pictures cannot be built')
  const app = createSiteApp({ folder: path.join(root, 'output') })
  const server = await listen(app, { port: 4640, host: '127.0.0.1', strict: false })
  return {
    origin: `http://127.0.0.1:${server.port}`,
    close: async () => {
      await server.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Adds a page for each kind of module. */
export function withModulePages(root: string): void {
  const file = path.join(root, 'site-config/routes.json')
  const table = JSON.parse(readFileSync(file, 'utf8')) as { routes: object[] }
  for (const { name, title, module } of MODULE_EXAMPLES) {
    const original = `/module-${name}/`
    const page = { path: original, params: { title: { en: title }, modules: [module] } }
    writeFileSync(path.join(root, `content/pages/module-${name}.json`), JSON.stringify(page))
    table.routes.push({ original, path: { en: modulePath(name) } })
  }
  writeFileSync(file, JSON.stringify(table))
}

export function withNight(root: string): void {
  writeFileSync(path.join(root, 'site-config/theme.json'), JSON.stringify({ use: 'night' }))
}
