/** nginx, Caddy and Apache, configured as docs/hosts.md shows. */
import { spawn } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { freePort } from '../support/free-port.ts'

/** The module of its own package, with which nginx sends the copies of Brotli. */
export const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export type ServerName = 'nginx' | 'caddy' | 'apache'

interface Serving {
  /** The output of a build. */
  readonly folder: string
  readonly base: string
  readonly port: number
  /** For files of the server itself. */
  readonly work: string
}

type Command = readonly [command: string, args: readonly string[]]

/** Returns the origin of the server once it answers. */
export async function startServer(name: ServerName, folder: string, base = ''): Promise<string> {
  const port = await freePort()
  const work = emptyFolder('agency-site-server-')
  const [command, args] = COMMANDS[name]({ folder, base, port, work })
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: work },
  })
  let errors = ''
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const ended = new Promise<void>((resolve) => void child.on('exit', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin)))
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}: ${errors}`)
  return origin
}

async function answers(origin: string): Promise<boolean> {
  const isThere = await fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
  if (!isThere) await new Promise((resolve) => setImmediate(resolve))
  return isThere
}

const COMMANDS: Readonly<Record<ServerName, (serving: Serving) => Command>> = {
  nginx({ folder, base, port, work }) {
    const root = base === '' ? `root ${folder};` : `root ${linked(work, folder, base)};`
    const text = `load_module ${NGINX_BROTLI}; daemon off; master_process off; pid ${work}/pid; error_log stderr;
      events {}
      http {
        access_log off; include /etc/nginx/mime.types; default_type application/octet-stream;
        client_body_temp_path ${work}/body; proxy_temp_path ${work}/proxy;
        fastcgi_temp_path ${work}/f; uwsgi_temp_path ${work}/u; scgi_temp_path ${work}/s;
        include ${folder}/.hosting/nginx-maps.conf;
        server { listen 127.0.0.1:${port}; ${root} brotli_static on; include ${folder}/.hosting/nginx-server.conf; } }`
    const file = path.join(work, 'nginx.conf')
    writeFileSync(file, text)
    return ['nginx', ['-p', work, '-c', file]]
  },
  caddy({ folder, port, work }) {
    const text = `{
  admin off
  auto_https off
  storage file_system ${work}
}
http://:${port} {
  bind 127.0.0.1
  root * ${folder}
  import ${folder}/.hosting/Caddyfile
}
`
    const file = path.join(work, 'Caddyfile')
    writeFileSync(file, text)
    return ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']]
  },
  apache({ folder, base, port, work }) {
    const modules = [
      'mpm_event',
      'authz_core',
      'dir',
      'mime',
      'headers',
      'rewrite',
      'alias',
      'filter',
      'deflate',
    ]
    const load = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
    const text = `ServerRoot ${work}
${load.join('\n')}
ServerName 127.0.0.1
PidFile ${work}/pid
ErrorLog ${work}/error.log
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
DocumentRoot ${base === '' ? folder : linked(work, folder, base)}
<Directory />
  AllowOverride All
  Options FollowSymLinks
  Require all granted
</Directory>
`
    const file = path.join(work, 'apache.conf')
    writeFileSync(file, text)
    return ['apache2', ['-X', '-f', file]]
  },
}

/** A folder in which the site lies under the path of its address. */
function linked(work: string, folder: string, base: string): string {
  const root = path.join(work, 'root')
  mkdirSync(path.dirname(path.join(root, base)), { recursive: true })
  symlinkSync(folder, path.join(root, base))
  return root
}
