/**
 * `npm run bench:service [-- --seconds 10 --posts 100000 --connections 32 --rate 1000 --disk DIR --memory DIR --root DIR --database postgres://… --only posts,postgres,desk,resident,uploads,pages]`: the forms stored, the memory used and the pages served (beside nginx) by one
 * process of the service. Figures, never assertions (docs/performance.md).
 */
import { existsSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { createDatabase, startPostgres } from '../../support/postgres.ts'
import { benchDesk } from './desk.ts'
import { benchPages } from './pages.ts'
import { benchPosts, benchResident } from './posts.ts'
import type { Load } from './posts.ts'
import { benchUploads } from './uploads.ts'

export async function main(rest: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...rest],
    options: {
      seconds: { type: 'string', default: '10' },
      posts: { type: 'string', default: '100000' },
      connections: { type: 'string', default: '32' },
      rate: { type: 'string' },
      disk: { type: 'string', default: tmpdir() },
      memory: { type: 'string', default: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
      root: { type: 'string' },
      database: { type: 'string' },
      only: { type: 'string', default: 'posts,postgres,desk,resident,uploads,pages' },
    },
  })
  const only = values.only.split(',')
  const { database } = values
  const rate = values.rate === undefined ? undefined : Number(values.rate)
  const load = {
    seconds: Number(values.seconds),
    connections: Number(values.connections),
    rate,
    database,
  }
  print(
    `node ${process.version}, load of the machine before: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
  if (only.includes('posts'))
    for (const [name, folder] of [
      ['disk', values.disk],
      ['memory', values.memory],
    ] as const)
      print(`posts, ${name}: ${await benchPosts(folder, load)}`)
  if (only.includes('postgres')) await benchPostgres(values.disk, load)
  if (only.includes('desk')) print(`desk: ${await benchDesk(values.disk, { ...load, rate: rate ?? 300 })}`)
  if (only.includes('resident'))
    print(`memory: ${await benchResident(values.memory, { ...load, posts: Number(values.posts) })}`)
  if (only.includes('uploads'))
    for await (const row of benchUploads({ folder: values.disk, database, root: values.root }))
      print(`uploads, ${row}`)
  if (only.includes('pages'))
    for await (const row of benchPages({ ...load, memory: values.memory, root: values.root }))
      print(`pages, ${row}`)
  print(
    `load of the machine after: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
}

/** The server has processes of its own, which share the cores of the service. */
async function benchPostgres(disk: string, load: Omit<Load, 'database'>): Promise<void> {
  const server = await startPostgres({ parent: disk, isDurable: true })
  try {
    print(`posts, PostgreSQL: ${await benchPosts(disk, { ...load, database: createDatabase(server) })}`)
  } finally {
    server.stop()
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
