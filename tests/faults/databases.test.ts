/** A PostgreSQL server that cuts connections, crashes, freezes or is locked, and a disk that is full. */
import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openStore } from '../../core/service/store/open-store.ts'
import { exampleOf, encoded } from '../../scripts/docs/examples.ts'
import { startCli } from '../support/cli.ts'
import { freePort } from '../support/free-port.ts'
import { SITE_URL } from '../support/service-site.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { waitFor } from '../support/wait-for.ts'
import {
  besiege,
  durableDatabase,
  expectMailed,
  expectReady,
  expectStoredOnce,
  placeFor,
  start,
  statusOf,
} from './siege.ts'

test('PostgreSQL cuts all connections, twelve times under load: the process stays', async () => {
  const smtp = await startSmtpServer()
  const place = placeFor(durableDatabase, smtp)
  const service = await start(place)
  const store = await openStore(place.database)
  onTestFinished(() => store.close())
  const siege = besiege(() => service.port)
  for (let cut = 0; cut < 12; cut++) {
    await siege.accepts(20)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(store.db)
  }
  await siege.accepts(20)
  await siege.end()
  await expectReady(service)
  await expectStoredOnce(place, siege)
  service.child.kill('SIGTERM')
  await service.ended
  await start(place, 6)
  await expectMailed(place, smtp)
})

test('PostgreSQL crashes and recovers, four times under load: the process stays', async () => {
  const smtp = await startSmtpServer()
  const place = placeFor(durableDatabase, smtp)
  const service = await start(place)
  const siege = besiege(() => service.port)
  for (let crash = 0; crash < 4; crash++) {
    await siege.accepts(20)
    // The server ends all connections and recovers when one of its processes dies.
    process.kill(backendOf(place.database), 'SIGKILL')
  }
  await siege.accepts(20)
  await siege.end()
  await expectReady(service)
  await expectStoredOnce(place, siege)
  service.child.kill('SIGTERM')
  await service.ended
  await start(place, 6)
  await expectMailed(place, smtp)
})

test('PostgreSQL is frozen: forms and /readyz are answered while it is, and accepted afterwards', async () => {
  const smtp = await startSmtpServer()
  const place = placeFor(durableDatabase, smtp)
  const service = await start(place)
  const siege = besiege(() => service.port)
  await siege.accepts(30)
  const frozen = serverProcesses()
  const signal = (name: NodeJS.Signals) => frozen.forEach((pid) => tryKill(pid, name))
  onTestFinished(() => signal('SIGCONT'))
  signal('SIGSTOP')
  // Both requests are answered although the server does not answer. Otherwise the test would not end.
  expect(await statusOf(service.port, '/readyz')).toBe(503)
  await waitFor(() => expect(siege.statuses.get(503) ?? 0).toBeGreaterThanOrEqual(12))
  signal('SIGCONT')
  await siege.accepts(30)
  await siege.end()
  await expectReady(service)
  await expectStoredOnce(place, siege)
  service.child.kill('SIGTERM')
  await service.ended
  await start(place, 6)
  await expectMailed(place, smtp)
})

test('tables that another process changes for long: forms get 503 with their text, and pages are served', async () => {
  const smtp = await startSmtpServer()
  const place = placeFor(durableDatabase, smtp)
  const store = await openStore(place.database)
  onTestFinished(() => store.close())
  const port = await freePort()
  let release = () => undefined as void
  const locked = store.write(async (transaction) => {
    await sql`lock table kysely_migration_lock in access exclusive mode`.execute(transaction)
    await new Promise<void>((resolve) => (release = resolve))
  })
  locked.catch(() => undefined)
  const args = ['serve', '--api-only', '--root', place.root, '--port', String(port)]
  const service = startCli(args, { cwd: place.root, env: place.env })
  onTestFinished(() => void service.child.kill('SIGKILL'))
  await waitFor(async () => expect(await statusOf(port, '/healthz')).toBe(200))
  const answer = await fetch(`http://127.0.0.1:${port}/api/forms/contact-me`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: SITE_URL, Accept: 'text/html' },
    body: encoded({ ...exampleOf('contact-me'), remarks: 'Mag de hond mee?' }),
  })
  expect([answer.status, (await answer.text()).includes('Mag de hond mee?')]).toEqual([503, true])
  expect(await statusOf(port, '/readyz')).toBe(503)
  release()
  await service.seen('the service is running at')
  await waitFor(async () => expect(await statusOf(port, '/readyz')).toBe(200))
})

test('a full disk: 503 and not ready, with the cause in the log, and accepted when there is room again', async () => {
  const smtp = await startSmtpServer()
  const folder = smallDisk(24)
  const place = placeFor(() => path.join(folder, 'service.db'), smtp)
  const service = await start(place)
  const siege = besiege(() => service.port)
  await siege.accepts(30)
  const ballast = path.join(folder, 'ballast')
  fill(ballast)
  await waitFor(() => expect(siege.statuses.get(503) ?? 0).toBeGreaterThan(0))
  expect([await statusOf(service.port, '/readyz'), await statusOf(service.port, '/healthz')]).toEqual([
    503, 200,
  ])
  rmSync(ballast)
  await siege.accepts(30)
  await siege.end()
  await expectReady(service)
  await expectStoredOnce(place, siege)
  await expectMailed(place, smtp)
  service.child.kill('SIGTERM')
  expect((await service.ended).stdout).toMatch(/"code":"(SQLITE_FULL|ENOSPC)"/)
})

test('the disk of a PostgreSQL server is full: 503 with the cause in the log, and accepted when there is room again', async () => {
  const smtp = await startSmtpServer()
  const folder = smallDisk(40)
  const place = placeFor(() => databaseOn(folder), smtp)
  const service = await start(place)
  const siege = besiege(() => service.port)
  await siege.accepts(30)
  const ballast = path.join(folder, 'ballast')
  fill(ballast)
  await waitFor(() => expect(siege.statuses.get(503) ?? 0).toBeGreaterThan(0))
  expect(await statusOf(service.port, '/healthz')).toBe(200)
  rmSync(ballast)
  await siege.accepts(30)
  await siege.end()
  await expectReady(service)
  await expectStoredOnce(place, siege)
  await expectMailed(place, smtp)
  service.child.kill('SIGTERM')
  expect((await service.ended).stdout).toMatch(/"code":"53100"/)
})

/** A database whose tables are in this folder. The log of the server is elsewhere: without room for it, the server ends. */
function databaseOn(folder: string): string {
  const address = new URL(durableDatabase())
  const { folder: socket, port } = inject('postgres')
  const tables = path.join(folder, 'tables')
  mkdirSync(tables)
  // The user of the server, whose folder this is.
  const { uid, gid } = statSync(path.join(socket, 'data'))
  chownSync(tables, uid, gid)
  const name = `disk_${process.pid}`
  const run = (statement: string) => {
    const args = ['-h', socket, '-p', String(port), '-U', address.username, '-d', 'postgres', '-c', statement]
    const { status, stderr } = spawnSync('psql', args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  }
  run(`create tablespace ${name} location '${tables}'`)
  const database = address.pathname.slice(1)
  run(`alter database ${database} set tablespace ${name}`)
  onTestFinished(() => {
    run(`drop database ${database} with (force)`)
    run(`drop tablespace ${name}`)
  })
  return address.href
}

/** Writes until nothing more fits. */
function fill(file: string): void {
  for (let size = 1024 * 1024; size >= 4096;) {
    try {
      appendFileSync(file, Buffer.alloc(size))
    } catch {
      size /= 2
    }
  }
}

/** A file system of the given size. */
function smallDisk(megabytes: number): string {
  const folder = path.join(inject('postgres').folder, `disk-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const run = (...args: readonly string[]) => spawnSync('env', [...sudo, ...args], { encoding: 'utf8' })
  const { status, stderr } = run(
    'mount',
    '-t',
    'tmpfs',
    '-o',
    `size=${megabytes}m,mode=0777`,
    'tmpfs',
    folder,
  )
  if (status !== 0) throw new Error(`a small file system cannot be mounted: ${stderr}`)
  onTestFinished(async () => {
    // Repeats until the processes have closed their files.
    for (let tries = 0; tries < 50 && run('umount', folder).status !== 0; tries++) await setTimeout(100)
  })
  return folder
}

function serverProcesses(): readonly number[] {
  const { folder } = inject('postgres')
  const parent = Number(readFileSync(path.join(folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
  return [parent, ...stdout.split('\n').flatMap((line) => Number(line) || [])]
}

/** A process of the server that serves a database. */
function backendOf(database: string): number {
  const name = new URL(database).pathname.slice(1)
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
  const line = stdout.split('\n').find((one) => one.includes('postgres:') && one.includes(name))
  return Number(line?.trim().split(' ', 1)[0])
}

function tryKill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended meanwhile.
  }
}
