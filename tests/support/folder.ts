import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** Gone when the test is over. */
export function emptyFolder(prefix = 'agency-site-test-', parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, prefix))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
