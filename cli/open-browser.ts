import { spawn } from 'node:child_process'

const COMMANDS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Without a browser this does nothing, as the address has been printed. */
export function openBrowser(url: string): void {
  const [command, ...rest] = COMMANDS[process.platform] ?? ['xdg-open']
  const browser = spawn(command, [...rest, url], { stdio: 'ignore', detached: true })
  browser.once('error', () => undefined)
  browser.unref()
}
