/** The pages of one built site, by `serve` and by nginx with one worker: the same files, the same headers, the same load. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../support/free-port.ts'
import { buildDemo, samplePaths } from './built-site.ts'
import { fetchPages } from './fetch-pages.ts'
import { serverOf, startServe } from './process.ts'
import type { Server } from './process.ts'

const CODINGS = ['identity', 'gzip', 'br'] as const
/** The headers that nginx sends with every page, as a host should. */
const SAME_HEADERS = /^(?:content-security|x-content|referrer|permissions|cross-origin|strict|cache-control)/

export interface PagesLoad {
  readonly seconds: number
  readonly connections: number
  readonly memory: string
  /** A built site with its service; by default the demo is built first. */
  readonly root?: string | undefined
}

export async function* benchPages(load: PagesLoad): AsyncGenerator<string> {
  const work = mkdtempSync(path.join(load.memory, 'agency-site-bench-'))
  try {
    const root = load.root ?? buildDemo(work)
    const output = path.join(root, 'output')
    const paths = samplePaths(output)
    const env = { AGENCY_SITE_DATA: path.join(work, 'data') }
    const serve = await startServe(['--root', root], { port: await freePort(), env })
    const nginx = await startNginx(output, { work, like: serve })
    const tool = has('wrk') ? 'wrk' : 'own generator'
    yield `${paths.length} pages of ${path.basename(root)} in turn, ${load.connections} connections, ${load.seconds} s each, asked by ${tool}`
    for (const coding of CODINGS)
      for (const [name, server] of [
        ['serve', serve],
        ['nginx', nginx],
      ] as const)
        if (server !== null) {
          const asked = { ...load, paths, coding, server, work }
          yield `${coding.padEnd(8)} ${name}: ${tool === 'wrk' ? wrk(asked) : await fetchPages(asked)}`
        }
    if (nginx === null) yield 'nginx is not installed (Debian: nginx-light)'
    await nginx?.stop()
    await serve.stop()
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function has(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
}

async function startNginx(
  output: string,
  { work, like }: { readonly work: string; readonly like: Server },
): Promise<Server | null> {
  if (!has('nginx')) return null
  const port = await freePort()
  const answer = await fetch(`http://127.0.0.1:${like.port}/`)
  const headers = [...answer.headers].filter(([name]) => SAME_HEADERS.test(name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const file = path.join(work, 'nginx.conf')
  // The configuration of Debian, but with one worker, without a log, and with compression.
  const text = `worker_processes 1; daemon off; pid ${work}/nginx.pid; error_log stderr error;
user root;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types; sendfile on; tcp_nopush on; access_log off; keepalive_requests 1000000;
  gzip on; gzip_types text/css text/javascript application/json; gzip_min_length 1024;
  ${temporary.map((name) => `${name}_temp_path ${work}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${output}; index index.html;
    ${headers.map(([name, value]) => `add_header ${name} "${value}";`).join('\n    ')}
  }
}
`
  writeFileSync(file, text)
  const child = spawn('nginx', ['-p', work, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  for (let tries = 0; tries < 100; tries++) {
    if ((await fetch(`http://127.0.0.1:${port}/`).catch(() => null))?.ok) return serverOf(child, port)
    await setTimeout(50)
  }
  throw new Error('nginx does not answer')
}

export interface Asked extends PagesLoad {
  readonly paths: readonly string[]
  readonly coding: (typeof CODINGS)[number]
  readonly server: Server
  readonly work: string
}

/** Uses one thread, because the other core belongs to the server. The first second warms both up. */
function wrk({ paths, coding, server, work, connections, seconds }: Asked): string {
  const script = path.join(work, 'paths.lua')
  const list = paths.map((one) => JSON.stringify(one)).join(',')
  writeFileSync(
    script,
    `local paths = {${list}}; local n = 0
request = function() n = n % #paths + 1; return wrk.format("GET", paths[n], {["Accept-Encoding"] = "${coding}"}) end`,
  )
  const run = (time: number) =>
    spawnSync(
      'wrk',
      ['-t1', `-c${connections}`, `-d${time}s`, '--latency', '-s', script, `http://127.0.0.1:${server.port}`],
      { encoding: 'utf8' },
    ).stdout
  run(2)
  const said = run(seconds)
  const figure = (pattern: RegExp) => pattern.exec(said)?.[1] ?? '?'
  const errors = /Non-2xx.*|Socket errors.*/.exec(said)?.[0]
  const bytes = `${figure(/Transfer\/sec:\s+(\S+)/)} a second`
  return `${figure(/Requests\/sec:\s+(\d+)/)} pages a second, p50 ${figure(/^\s+50%\s+(\S+)/m)}, p99 ${figure(/^\s+99%\s+(\S+)/m)}, ${bytes}${errors ? `, ${errors}` : ''}`
}
