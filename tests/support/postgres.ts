/** A PostgreSQL server for the tests: Debian's, installed if there is none, with a temporary cluster. */
import { randomUUID } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { freePort } from './free-port.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server that `postgres-setup.ts` starts for a whole run. */
    postgres: PostgresServer
  }
}

export interface PostgresServer {
  readonly folder: string
  readonly port: number
}

const DEBIAN = '/usr/lib/postgresql'
const USER = 'agency'
/** The cluster is temporary, so no data has to survive a crash of the machine. */
const NO_SYNC = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off'

/** Creates an empty database and returns its address. */
export function createDatabase({ folder, port }: PostgresServer = inject('postgres')): string {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  must([path.join(ensurePostgres(), 'createdb'), '-h', folder, '-p', String(port), '-U', USER, name], folder)
  return `postgres://${USER}@127.0.0.1:${port}/${name}`
}

interface PostgresOptions {
  /** In which the folder of the cluster is made. */
  readonly parent?: string
  /** Survives a crash of the machine, as a benchmark needs it. */
  readonly isDurable?: boolean
}

export async function startPostgres({ parent = tmpdir(), isDurable = false }: PostgresOptions = {}): Promise<
  PostgresServer & { stop(): void }
> {
  const programs = ensurePostgres()
  const folder = mkdtempSync(path.join(parent, 'agency-site-postgres-'))
  const asServer = serverUser(folder)
  const data = path.join(folder, 'data')
  const port = await freePort()
  const program = (name: string, ...rest: string[]) =>
    must([...asServer, path.join(programs, name), ...rest], folder)
  const encoding = ['--encoding=UTF8', '--locale=C']
  program('initdb', '-D', data, '-U', USER, '--auth=trust', '--no-sync', ...encoding)
  const own = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=60`
  const settings = isDurable ? own : `${own} ${NO_SYNC}`
  program('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, 'start')
  return {
    folder,
    port,
    stop() {
      program('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ensurePostgres(): string {
  const found = findPostgres()
  if (found) return found
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const install = () =>
    spawnSync('env', [...sudo, 'apt-get', 'install', '-y', '--no-install-recommends', 'postgresql'], {
      stdio: 'inherit',
    }).status === 0
  if (!install()) {
    spawnSync('env', [...sudo, 'apt-get', 'update'], { stdio: 'inherit' })
    install()
  }
  const installed = findPostgres()
  if (installed) return installed
  throw new Error('no PostgreSQL: install it, or name the folder of its programs in AGENCY_SITE_POSTGRES')
}

function findPostgres(): string | undefined {
  const named = process.env['AGENCY_SITE_POSTGRES']
  if (named) return named
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL does not run as root, so it runs as the user of its package. */
function serverUser(folder: string): readonly string[] {
  if (process.getuid?.() !== 0) return []
  const id = (flag: string) => Number(must(['id', flag, 'postgres'], folder))
  chownSync(folder, id('-u'), id('-g'))
  return ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
}

function must([command = '', ...rest]: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, rest, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (status !== 0) throw new Error(`${command} ${rest.join(' ')} failed: ${stderr}`)
  return stdout.trim()
}
