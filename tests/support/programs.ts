/** Programs of Debian that tests start. */
import { spawnSync } from 'node:child_process'

/** Installs the programs that are missing. Each value is the argument by which a program prints its version. */
export function installMissing(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).filter(([name, version]) => !isThere(name, version))
  installPackages(missing.map(([name]) => name))
}

export function installPackages(names: readonly string[]): void {
  if (names.length === 0) return
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...rest: readonly string[]) => {
    const [command = 'env', ...before] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
    return spawnSync(command, [...before, ...rest], { stdio: 'inherit' }).status === 0
  }
  const install = () => apt('install', '-y', '--no-install-recommends', ...names)
  if (install()) return
  apt('update')
  if (!install()) throw new Error(`install ${names.join(' and ')} first`)
}

function isThere(program: string, version: string): boolean {
  return spawnSync(program, [version], { stdio: 'ignore' }).status === 0
}
