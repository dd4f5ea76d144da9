/** The commands that build, check and show a site. */
import type { Command } from 'commander'
import { CACHE, count, day, filePath, filePaths, port, renderer, shard } from './arguments.ts'
import type { Run, Start } from './arguments.ts'
import type { SiteOptions } from './machine.ts'

const OFFLINE = 'take pictures of other hosts from the cache only'
const RENDERER = 'what renders pages: strings, or react for the reference; both make the same markup'
const NOW = 'day of the build, as 2026-11-23 (default: today)'
const PORT = 'port (default: 4321, or the next free port)'

/** Declares a command without arguments. Its module is loaded when the command runs. */
type Declare = <Options>(name: string, summary: string, load: () => Promise<Run<Options>>) => Command

export function addSiteCommands(program: Command, start: Start): void {
  const declare: Declare = (name, summary, load) =>
    program
      .command(name)
      .description(summary)
      .action((options) => start(load, options))
  addBuild(declare)
  addDev(declare)
  addMerge(program, start)
  addCheck(declare)
  addPreview(declare)
  addRoutes(declare)
  addExplain(program, start)
}

function addBuild(declare: Declare): void {
  declare(
    'build',
    'build the site into the output folder',
    async () => (await import('./commands/build.ts')).build,
  )
    .option('--strict', 'treat warnings as errors')
    .option('--offline', OFFLINE)
    .option(
      '--shard <i/n>',
      'build shard i of n, for agency-site merge (default folder: shards/<i>-of-<n>)',
      shard,
    )
    .option('--force', 'build every page and picture again, regardless of cache and manifest')
    .option('--replace-output', 'replace a site in the output folder whose mark was lost')
    .option('--cache <dir>', CACHE, filePath)
    .option('--workers <n>', 'number of threads that render pages (default: one for each processor)', count)
    .option('--renderer <name>', RENDERER, renderer)
    .option('--now <date>', NOW, day)
    .option('--new-ledger', 'start a new ledger of addresses for a published site that has none')
    .option('-w, --watch', 'keep running and publish each change')
}

function addDev(declare: Declare): void {
  declare(
    'dev',
    'serve the site for development; open pages are updated on each change',
    async () => (await import('./commands/dev.ts')).dev,
  )
    .option('-p, --port <number>', PORT, port)
    .option('--host [address]', 'listen on this address, or on all addresses (default: this machine only)')
    .option('--open', 'open the site in the browser')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE, filePath)
}

function addMerge(program: Command, start: Start): void {
  program
    .command('merge')
    .description('merge the shards of a site into the output folder')
    .argument(
      '[folders...]',
      'folders of the shards (default: all folders in shards/ of the site)',
      filePaths,
    )
    .option('--replace-output', 'replace a site in the output folder whose mark was lost')
    .action((folders: readonly string[], options: { readonly replaceOutput?: boolean }) =>
      start(async () => (await import('./commands/merge.ts')).merge, { ...options, folders }),
    )
}

function addCheck(declare: Declare): void {
  declare(
    'check',
    'report every problem of the site without building it',
    async () => (await import('./commands/check.ts')).check,
  )
    .option('--strict', 'treat warnings as errors')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE, filePath)
}

function addPreview(declare: Declare): void {
  declare(
    'preview',
    'serve the output folder as a static host does',
    async () => (await import('./commands/preview.ts')).preview,
  ).option('-p, --port <number>', PORT, port)
}

function addRoutes(declare: Declare): void {
  declare(
    'routes',
    'list every page with its address',
    async () => (await import('./commands/routes.ts')).routes,
  ).option('--lang <code>', 'list the pages of one language only')
}

function addExplain(program: Command, start: Start): void {
  program
    .command('explain')
    .description('show the dependencies of a page, the pages that use a file, or the meaning of a code')
    .argument('<word>', 'address of a page, file of the site or of the output, or diagnostic code')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE, filePath)
    .action((word: string, options: SiteOptions) =>
      start(async () => (await import('./commands/explain.ts')).explain, { ...options, word }),
    )
}
