/** Installs the web servers from Debian, and the parsers of other hosts from npm, if they are missing. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { installMissing, installPackages } from '../support/programs.ts'
import { NGINX_BROTLI } from './servers.ts'

export default function setup(): void {
  installMissing({ nginx: '-v', caddy: 'version', apache2: '-v' })
  if (!existsSync(NGINX_BROTLI)) installPackages(['libnginx-mod-http-brotli-static'])
  if (existsSync(path.join(import.meta.dirname, 'node_modules'))) return
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('npm ci in tests/hosts failed')
}
