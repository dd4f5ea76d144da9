/**
 * Other generators as rivals that make the same pages. They are installed beside the cache of the benches, never in the
 * repository.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { comparePages } from './check.mjs'
import { SITES } from './grammar/site.mjs'

const PEERS = [
  {
    name: 'Eleventy',
    folder: 'eleventy',
    command: [process.execPath, 'node_modules/@11ty/eleventy/cmd.cjs'],
  },
  {
    // Needs a newer version of Node.js than agency-site, and installs it.
    name: 'Astro',
    folder: 'astro',
    command: ['node_modules/.bin/node', 'node_modules/astro/bin/astro.mjs', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite'],
  },
  {
    name: 'Hugo',
    folder: 'hugo',
    command: ['hugo', '--quiet', '--destination', 'dist'],
    caches: ['resources', '.hugo_build.lock'],
  },
]

/**
 * Returns functions that give each installed peer the pages of a site, and prints the peers that could not be installed. Such
 * a function takes `{ output, templates }`: the pages, and what templatesOf() has made of them.
 */
export function installPeers(parent, print) {
  return PEERS.flatMap((peer) => {
    const root = path.join(parent, peer.folder)
    const reason = peer.folder === 'hugo' ? missingHugo() : install(peer.folder, root)
    if (reason === null) return [(site) => rivalOf(peer, root, site)]
    print(`${peer.name} is left out: ${reason}`)
    return []
  })
}

function missingHugo() {
  const { error } = spawnSync('hugo', ['version'])
  return error ? 'there is no hugo in PATH (Debian: apt-get install hugo)' : null
}

/** Installs the package.json of a peer. Returns null, or the reason of the failure. */
export function install(folder, root) {
  if (existsSync(path.join(root, 'node_modules/.package-lock.json'))) return null
  mkdirSync(root, { recursive: true })
  cpSync(path.join(import.meta.dirname, folder, 'package.json'), path.join(root, 'package.json'))
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    encoding: 'utf8',
  })
  return npm.status === 0 ? null : `npm install failed: ${npm.stderr.trim().split('\n')[0]}`
}

/** Copies sources and content. A build starts with nothing else. */
function rivalOf({ name, folder, command, env = {}, caches = [] }, root, site) {
  const output = path.join(root, 'dist')
  const remove = (file) => rmSync(path.join(root, file), { recursive: true, force: true })
  for (const stale of ['data', 'content', 'src', 'layouts', 'templates.mjs']) remove(stale)
  cpSync(path.join(import.meta.dirname, folder), root, { recursive: true })
  cpSync(path.join(import.meta.dirname, 'shared'), root, { recursive: true })
  SITES[folder](root, site.templates)
  return {
    name,
    mayFail: true,
    hasPages: true,
    output,
    cwd: root,
    env,
    command,
    clean: () => ['dist', ...caches].forEach(remove),
    verify: () => comparePages(output, site.output),
  }
}
