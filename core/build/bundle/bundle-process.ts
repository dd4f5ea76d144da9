/** A process that bundles the templates it is sent, answers, and ends; or ends with the process that asked. */
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
// A key of the terminal interrupts all of its processes: it is the other one that answers.
process.on('SIGINT', () => undefined)
process.once('message', async (tree: TemplateTree) => {
  process.send?.(await answer(tree), () => process.disconnect())
})
