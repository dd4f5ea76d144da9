/** From an empty folder to a published agency on each host: the tutorial, from its own text, and a real server. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { HOST_NAMES } from '../../core/domain/host-names.ts'
import { emptyFolder } from '../support/folder.ts'
import { followTutorial } from '../support/tutorial.ts'
import { startServer } from './servers.ts'
import type { ServerName } from './servers.ts'

const SERVERS: readonly ServerName[] = ['nginx', 'caddy', 'apache']

test.each(SERVERS)('the agency of the tutorial is online on %s', async (name) => {
  const root = emptyFolder('agency-site-tutorial-')
  const steps = await followTutorial(root, name)
  const started = performance.now()
  const origin = await startServer(name, path.join(root, 'output'))
  const home = await fetch(`${origin}/nl/te-koop/gent/bouwgrond-aan-de-veldweg/4201/`)
  const text = await home.text()
  steps.forEach(({ title, milliseconds }) => console.log(`${name}  ${milliseconds} ms  ${title}`))
  console.log(`${name}  ${Math.round(performance.now() - started)} ms  the first page from the server`)
  expect(home.status).toBe(200)
  expect(home.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(text).toContain('195.000')
  expect(text).not.toContain('class="draft"')
  expect((await fetch(`${origin}/fr/emplois/`)).status).toBe(200)
  expect((await fetch(`${origin}/nl/bestaat-niet/`)).status).toBe(404)
})

test.each(HOST_NAMES.filter((name) => !SERVERS.some((each) => each === name)))(
  'and is built for %s',
  async (name) => {
    const root = emptyFolder('agency-site-tutorial-')
    await followTutorial(root, name)
    expect(existsSync(path.join(root, 'output/nl/index.html'))).toBe(true)
  },
)
