/** A bare Debian system in a folder, with Node.js and npm as official images have them, and commands that run inside of it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'
import { installMissing } from '../support/programs.ts'

export interface Command {
  readonly words: readonly string[]
  readonly folder: string
  readonly user?: string
  readonly env?: Readonly<Record<string, string>>
  /** Folders that it can write; without the list, everything that its user can. */
  readonly writable?: readonly string[]
}

/** The user of the official images of Node.js, with the number that it has there. */
const NODE_USER = ['useradd', '--uid', '1000', '--create-home', 'node']
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Needs the rights of the administrator, as every chroot does. */
export function bareDebian(tree: string): void {
  installMissing({ debootstrap: '--version' })
  execFileSync('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', tree], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const inside = (place: string) => path.join(tree, place)
  copyFileSync(process.execPath, inside('usr/local/bin/node'))
  const npm = path.resolve(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim()), '../..')
  cpSync(npm, inside('usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, inside(`usr/local/bin/${name}`))
  for (const place of machineFiles()) {
    mkdirSync(path.dirname(inside(place)), { recursive: true })
    copyFileSync(place, inside(place))
  }
  if (runIn(tree, { words: NODE_USER, folder: '/' }) !== 0) throw new Error('the user is not there')
}

/** The files of this machine by which npm reaches its registry. */
function machineFiles(): readonly string[] {
  const files = ['/etc/resolv.conf', path.join(homedir(), '.npmrc'), process.env['NODE_EXTRA_CA_CERTS'] ?? '']
  return files.filter((place) => place !== '' && existsSync(place))
}

/** The exit code of a command that ends. Its errors are printed. */
export function runIn(tree: string, command: Command): number | null {
  const [program, args, options] = invocation(tree, command)
  return spawnSync(program, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] }).status
}

/** A command that goes on. */
export function startIn(tree: string, command: Command): ChildProcess {
  const [program, args, options] = invocation(tree, command)
  return spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** The name of another machine becomes one of this machine. */
export function nameHost(tree: string, name: string): void {
  appendFileSync(path.join(tree, 'etc/hosts'), `127.0.0.1 ${name}\n`)
}

type Invocation = readonly [
  program: string,
  args: readonly string[],
  options: { readonly env: NodeJS.ProcessEnv },
]

/** The program replaces the shells, so it gets the signals. The mounts belong to it and end with it. */
function invocation(tree: string, { words, folder, user = 'root', env = {}, writable }: Command): Invocation {
  const own = (place: string) => `mount --bind "$0${place}" "$0${place}"`
  const closed = [own(''), ...(writable ?? []).map(own), 'mount -o remount,bind,ro "$0"']
  const mounts = [
    ...(writable === undefined ? [] : closed),
    'mount -t proc proc "$0/proc"',
    'mount --rbind /dev "$0/dev"',
  ]
  const inner = `'cd "$0" && exec "$@"'`
  const script = `${mounts.join(' && ')} && exec chroot --userspec="$1" "$0" /bin/sh -c ${inner} "$2" "\${@:3}"`
  const args = ['--mount', '/bin/bash', '-c', script, tree, user, folder, ...words]
  return ['unshare', args, { env: { PATH, HOME: '/root', ...machineEnv(), ...env } }]
}

function machineEnv(): Readonly<Record<string, string>> {
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  return certificates === undefined ? {} : { NODE_EXTRA_CA_CERTS: certificates }
}
