/** Installs the missing proxies from Debian. */
import { spawnSync } from 'node:child_process'

const PROGRAMS = ['nginx', 'caddy'] as const

export default function setup(): void {
  const missing = PROGRAMS.filter((program) => !isThere(program))
  if (missing.length === 0) return
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const environment = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive']
  const [command = 'env', ...rest] = [...environment, 'apt-get', 'install', '-y', '--no-install-recommends']
  const install = () => spawnSync(command, [...rest, ...missing], { stdio: 'inherit' }).status === 0
  if (install()) return
  spawnSync(command, [...environment.slice(1), 'apt-get', 'update'], { stdio: 'inherit' })
  if (!install()) throw new Error(`install ${missing.join(' and ')} first`)
}

function isThere(program: string): boolean {
  return spawnSync(program, [program === 'nginx' ? '-v' : 'version'], { stdio: 'ignore' }).status === 0
}
