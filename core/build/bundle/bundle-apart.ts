/**
 * Runs the bundler in a process of its own, so that its 300 MB are free before the first page is rendered. A process
 * that bundles repeatedly should call `build-bundle.ts` itself, which remembers the parts that stay equal.
 */
import { fork } from 'node:child_process'
import path from 'node:path'
import type { Problem } from '../../diagnostics/diagnostic.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { BuiltBundle } from './build-bundle.ts'
import { StageFailure } from '../environment.ts'
import type { TemplateTree } from './template-tree.ts'

export type BundleReply =
  | { readonly built: BuiltBundle }
  | { readonly problems: readonly Problem[] }
  /** The error of a bug. */
  | { readonly error: unknown }

/** The compiled file, because processes run JavaScript only. */
const PROCESS = path.join(PACKAGE_ROOT, 'dist/core/build/bundle/bundle-process.js')

export async function bundleApart(tree: TemplateTree): Promise<BuiltBundle> {
  const reply = await ask(tree)
  if ('built' in reply) return reply.built
  throw 'problems' in reply ? new StageFailure(reply.problems) : reply.error
}

function ask(tree: TemplateTree): Promise<BundleReply> {
  return new Promise((resolve, reject) => {
    const child = fork(PROCESS, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.once('message', resolve as (reply: unknown) => void)
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`the bundler ended with ${signal ?? `code ${code}`}`)),
    )
    child.send(tree)
  })
}
