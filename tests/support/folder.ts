import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder, which is removed at the end of the test. */
export function emptyFolder(prefix = 'agency-site-test-', parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, prefix))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
