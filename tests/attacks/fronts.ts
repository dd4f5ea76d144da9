/** Reverse proxies in front of the service, configured as docs/service.md shows. */
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { freePort } from '../support/free-port.ts'

export type FrontName = 'nginx' | 'caddy'

interface Behind {
  /** The port of the service. */
  readonly service: number
  /** Whether the proxy sends `Host: 127.0.0.1:…` and no forwarding header, which is the default of nginx. */
  readonly isBare?: boolean
}

/** Returns the port of the proxy once it listens. */
export async function startFront(name: FrontName, behind: Behind): Promise<number> {
  const port = await freePort()
  const folder = emptyFolder('agency-site-front-')
  const [command, args] = name === 'nginx' ? nginx(folder, port, behind) : caddy(folder, port, behind)
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, HOME: folder } })
  onTestFinished(() => void child.kill('SIGKILL'))
  while (!(await listens(port)))
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`)
  return port
}

type Command = readonly [command: string, args: readonly string[]]

function nginx(folder: string, port: number, { service, isBare = false }: Behind): Command {
  mkdirSync(path.join(folder, 'logs'))
  const headers = `proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;`
  const text = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off; client_max_body_size 20m;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      server { listen 127.0.0.1:${port};
        location / { proxy_pass http://127.0.0.1:${service}; ${isBare ? '' : headers} } } }`
  writeFileSync(path.join(folder, 'nginx.conf'), text)
  return ['nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')]]
}

function caddy(folder: string, port: number, { service, isBare = false }: Behind): Command {
  const bare =
    'header_up Host 127.0.0.1\n header_up -X-Forwarded-For\n header_up -X-Forwarded-Proto\n header_up -X-Forwarded-Host'
  const text = `{\n admin off\n auto_https off\n storage file_system ${folder}\n}
    http://:${port} {\n bind 127.0.0.1\n reverse_proxy 127.0.0.1:${service} {\n ${isBare ? bare : ''}\n }\n}\n`
  writeFileSync(path.join(folder, 'Caddyfile'), text)
  return ['caddy', ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile']]
}

async function listens(port: number): Promise<boolean> {
  const isOpen = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
  if (!isOpen) await new Promise((resolve) => setImmediate(resolve))
  return isOpen
}
