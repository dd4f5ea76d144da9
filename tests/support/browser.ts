/** The browsers of the tests: named by the environment, of the system, Playwright's own, or installed now. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import type { Browser } from 'playwright'

export type Engine = 'chromium' | 'firefox'

interface Known {
  /** The environment variable with the path of a browser. */
  readonly variable: string
  readonly files: readonly string[]
  /** Debian's packages, the best first. */
  readonly packages: readonly string[]
}

/**
 * The headless shell is the same engine without a window. A page takes half the work, and a context a fifth.
 */
const BROWSERS: Readonly<Record<Engine, Known>> = {
  chromium: {
    variable: 'AGENCY_SITE_CHROMIUM',
    files: [
      '/usr/bin/chromium-headless-shell',
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    variable: 'AGENCY_SITE_FIREFOX',
    files: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    packages: ['firefox-esr'],
  },
}

/**
 * Root has no sandbox, tests make no requests to other hosts, and fonts have the same widths as in a window.
 */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

function findBrowser(engine: Engine): string | undefined {
  const { variable, files } = BROWSERS[engine]
  return process.env[variable] || files.find((file) => existsSync(file))
}

/** The path of a browser. Debian's is installed if there is none. */
export function ensureBrowser(engine: Engine = 'chromium'): string {
  const found = findBrowser(engine)
  if (found) return found
  const { variable, packages } = BROWSERS[engine]
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  const apt = (...rest: string[]) => run(...sudo, 'apt-get', ...rest)
  const install = () => packages.some((name) => apt('install', '-y', '--no-install-recommends', name))
  const isThere = install() || (apt('update') && install())
  if (!isThere && engine === 'chromium') run('npx', 'playwright', 'install', 'chromium')
  const installed = findBrowser(engine)
  if (installed) return installed
  throw new Error(`no ${engine}: install one, or name it in ${variable}`)
}

function run(...[command = '', ...rest]: readonly string[]): boolean {
  return spawnSync(command, rest, { stdio: 'inherit' }).status === 0
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGUMENTS })
}

let running: Promise<Browser> | undefined

/** The Chromium of this worker. Its test files run one after another, and each visitor has a context. */
export function openBrowser(): Promise<Browser> {
  running ??= launchBrowser()
  return running
}

/** Closes the contexts that a test leaves open. */
export async function closeContexts(): Promise<void> {
  const contexts = (await running)?.contexts() ?? []
  await Promise.all(contexts.map((context) => context.close()))
}
