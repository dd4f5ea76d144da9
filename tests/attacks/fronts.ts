/** Reverse proxies in front of the service, configured as docs/service.md shows. */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { emptyFolder } from '../support/folder.ts'
import { freePort } from '../support/free-port.ts'
import { fencesIn } from '../support/markdown.ts'
import { REPOSITORY } from '../support/repository.ts'

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
  const server = documented('nginx', service).replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
  const text = `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http {
      access_log off;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
      ${isBare ? server.replace(/^.*proxy_set_header.*$/gm, '') : server} }`
  writeFileSync(path.join(folder, 'nginx.conf'), text)
  return ['nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')]]
}

function caddy(folder: string, port: number, { service, isBare = false }: Behind): Command {
  const bare = ` {
    header_up Host 127.0.0.1
    header_up -X-Forwarded-For
    header_up -X-Forwarded-Proto
    header_up -X-Forwarded-Host
  }`
  const server = documented('caddy', service)
    .replace('www.agency.example {', `http://:${port} {\n  bind 127.0.0.1`)
    .replace(/(?<=reverse_proxy .*)$/m, isBare ? bare : '')
  const text = `{\n admin off\n auto_https off\n storage file_system ${folder}\n}\n${server}`
  writeFileSync(path.join(folder, 'Caddyfile'), text)
  return ['caddy', ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile']]
}

/** The configuration of docs/service.md, in front of the service at this port. */
function documented(name: FrontName, service: number): string {
  const document = readFileSync(path.join(REPOSITORY, 'docs/service.md'), 'utf8')
  const [server] = fencesIn(document).filter(({ language }) => language === name)
  return (server?.text ?? '').replace('4321', String(service))
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
