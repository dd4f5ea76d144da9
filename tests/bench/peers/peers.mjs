/**
 * Other generators as rivals, with the same content. They are installed beside the cache of the benches,
 * never in the repository.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { checkPeer } from './check.mjs'
import { writeHugoContent } from './hugo/content.mjs'

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
 * Returns functions that give each installed peer its content, and prints the peers that could not be
 * installed.
 */
export function installPeers(parent, print) {
  return PEERS.flatMap((peer) => {
    const root = path.join(parent, peer.folder)
    const reason = peer.folder === 'hugo' ? missingHugo() : install(peer.folder, root)
    if (reason === null) return [(content) => rivalOf(peer, root, content)]
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
function rivalOf({ name, folder, command, env = {}, caches = [] }, root, content) {
  const output = path.join(root, 'dist')
  const remove = (file) => rmSync(path.join(root, file), { recursive: true, force: true })
  for (const stale of ['data', 'content', 'src', 'layouts', 'lib']) remove(stale)
  cpSync(path.join(import.meta.dirname, folder), root, { recursive: true })
  cpSync(path.join(import.meta.dirname, 'lib'), path.join(root, 'lib'), { recursive: true })
  if (folder === 'hugo') writeHugoContent(root, content)
  else writeData(path.join(root, 'data'), content)
  return {
    name,
    mayFail: true,
    hasPages: true,
    output,
    cwd: root,
    env,
    command,
    clean: () => ['dist', ...caches].forEach(remove),
    verify: () => checkPeer(output, content),
  }
}

function writeData(folder, content) {
  mkdirSync(folder, { recursive: true })
  for (const [name, value] of Object.entries(content)) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(value))
  }
}
