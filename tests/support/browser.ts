/** A Chromium for the tests: named by the environment, of the system, Playwright's own, or installed now. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

function findBrowser(): string | undefined {
  const named = process.env['AGENCY_SITE_CHROMIUM']
  if (named) return named
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file))
}

/** The path of a Chromium; installs Debian's when there is none. */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  const run = (command: string, ...rest: string[]) =>
    spawnSync(command, rest, { stdio: 'inherit' }).status === 0
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...rest: string[]) => {
    const [command = 'apt-get', ...others] = [...sudo, 'apt-get', ...rest]
    return run(command, ...others)
  }
  if (!apt('install', '-y', '--no-install-recommends', 'chromium')) {
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  if (findBrowser() === undefined) run('npx', 'playwright', 'install', 'chromium')
  const installed = findBrowser()
  if (installed) return installed
  throw new Error('no Chromium: install one, or name it in AGENCY_SITE_CHROMIUM')
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: ARGUMENTS })
}
