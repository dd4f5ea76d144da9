/**
 * `npm run bench:service [-- --seconds 10 --posts 100000 --connections 32 --disk DIR --memory DIR --root DIR --database postgres://… --only posts,resident,pages]`: what one
 * process of the service does: forms kept, memory held, pages served beside nginx. Figures, never assertions (docs/performance.md).
 */
import { existsSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { benchPages } from './pages.ts'
import { benchPosts, benchResident } from './posts.ts'

export async function main(rest: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...rest],
    options: {
      seconds: { type: 'string', default: '10' },
      posts: { type: 'string', default: '100000' },
      connections: { type: 'string', default: '32' },
      disk: { type: 'string', default: tmpdir() },
      memory: { type: 'string', default: existsSync('/dev/shm') ? '/dev/shm' : tmpdir() },
      root: { type: 'string' },
      database: { type: 'string' },
      only: { type: 'string', default: 'posts,resident,pages' },
    },
  })
  const only = values.only.split(',')
  const { database } = values
  const load = { seconds: Number(values.seconds), connections: Number(values.connections), database }
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
  if (only.includes('resident'))
    print(`memory: ${await benchResident(values.memory, { ...load, posts: Number(values.posts) })}`)
  if (only.includes('pages'))
    for await (const row of benchPages({ ...load, memory: values.memory, root: values.root }))
      print(`pages, ${row}`)
  print(
    `load of the machine after: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(', ')}`,
  )
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
