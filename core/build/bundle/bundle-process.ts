/**
 * A process that bundles the templates that it receives, answers, and ends. It also ends when its parent process
 * ends.
 */
import { buildBundle } from './build-bundle.ts'
import type { BundleReply } from './bundle-apart.ts'
import { StageFailure } from '../environment.ts'
import type { TemplateTree } from './template-tree.ts'

async function answer(tree: TemplateTree): Promise<BundleReply> {
  try {
    return { built: await buildBundle(tree) }
  } catch (error) {
    return error instanceof StageFailure ? { problems: error.problems } : { error }
  }
}

process.on('disconnect', () => process.exit())
// Ctrl+C in a terminal interrupts all processes of the command; the parent process handles it.
process.on('SIGINT', () => undefined)
process.once('message', async (tree: TemplateTree) => {
  process.send?.(await answer(tree), () => process.disconnect())
})
