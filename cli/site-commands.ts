/** The commands that build, check and show a site. */
import { Argument, Option } from 'commander'
import type { Command } from 'commander'
import { RENDERERS } from '../core/build/bundle/renderer-name.ts'
import { HOST_NAMES } from '../core/domain/host-names.ts'
import { EXPORT_FORMAT_NAMES } from '../core/export/format-names.ts'
import type { ExportFormat } from '../core/export/format-names.ts'
import {
  CACHE,
  count,
  email,
  filePath,
  filePaths,
  language,
  listenAddress,
  moment,
  port,
  shard,
  since,
  webAddress,
} from './arguments.ts'
import type { Run, Start } from './arguments.ts'
import type { ExportPreviewOptions } from './commands/import.ts'
import type { SiteOptions } from './machine.ts'

const OFFLINE = 'take pictures of other hosts from the cache only'
const RENDERER = 'what renders pages; the markup is the same'
const TARGET = 'host whose rules the build writes (docs/hosts.md)'
const NOW = 'time of the build, as 2026-11-23T09:00 (default: now)'
const FEWER = 'accept far fewer homes than at the last publication'
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
  addExport(program, start)
  addChanges(program, start)
  addImport(program, start)
  addDoctor(declare)
  declare(
    'cms',
    'write the editor in the browser, from which the office changes the site',
    async () => (await import('./commands/cms.ts')).cms,
  )
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
    .option('--compress', 'put copies compressed by Brotli and gzip beside texts, for servers of your own')
    .option('--draft', 'say on each page that the site is a draft, and keep search engines out')
    .option('--replace-output', 'replace a site in the output folder whose mark was lost')
    .option('--cache <dir>', CACHE, filePath)
    .option('--workers <n>', 'number of threads that render pages (default: one for each processor)', count)
    .addOption(new Option('--renderer <name>', RENDERER).choices(RENDERERS))
    .addOption(new Option('--target <host>', TARGET).choices(HOST_NAMES))
    .option('--now <time>', NOW, moment)
    .option('--new-ledger', 'start a new ledger of addresses for a published site that has none')
    .option('--accept-fewer', FEWER)
    .option('-w, --watch', 'keep running and publish each change')
}

function addDev(declare: Declare): void {
  declare(
    'dev',
    'serve the site while you edit it; open pages follow each change',
    async () => (await import('./commands/dev.ts')).dev,
  )
    .option('-p, --port <number>', PORT, port)
    .option(
      '--host [address]',
      'listen on this address, or on all addresses (default: this machine only)',
      listenAddress,
    )
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
    .option('--law', 'show the duties of the law for each home on offer (docs/law.md)')
    .addOption(new Option('--home <number...>', 'with --law: show these homes only').implies({ law: true }))
    .addOption(
      new Option('--html <file>', 'with --law: write a page to print as well')
        .argParser(filePath)
        .implies({ law: true }),
    )
    .option('--offline', OFFLINE)
    .option('--accept-fewer', FEWER)
    .option('--cache <dir>', CACHE, filePath)
    .option('--now <time>', NOW, moment)
}

function addPreview(declare: Declare): void {
  declare(
    'preview',
    'serve the output folder as a static host does',
    async () => (await import('./commands/preview.ts')).preview,
  )
    .option('-p, --port <number>', PORT, port)
    .addOption(new Option('--target <host>', 'answer as this host does (docs/hosts.md)').choices(HOST_NAMES))
}

function addRoutes(declare: Declare): void {
  declare(
    'routes',
    'list every page with its address',
    async () => (await import('./commands/routes.ts')).routes,
  ).option('--lang <code>', 'list the pages of one language only', language)
}

function addExplain(program: Command, start: Start): void {
  program
    .command('explain')
    .description('show what a page depends on, what uses a file, what a code is')
    .argument('<word>', 'address of a page, file of the site or of the output, or diagnostic code')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE, filePath)
    .action((word: string, options: SiteOptions) =>
      start(async () => (await import('./commands/explain.ts')).explain, { ...options, word }),
    )
}

function addExport(program: Command, start: Start): void {
  program
    .command('export')
    .description('write what the site publishes in a format of other programs')
    .addArgument(
      new Argument('<format>', 'jsonl is JSON Lines, and feed is schema.org').choices(EXPORT_FORMAT_NAMES),
    )
    .option('--file <path>', 'write to this file (default: stdout)', filePath)
    .option('--lang <code>', 'export one language only, with the records that have a page in it', language)
    .option('--hidden-prices', 'export prices that the site does not show')
    .option('--hidden-addresses', 'export addresses and coordinates that the site does not show')
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE, filePath)
    .option('--now <time>', NOW, moment)
    .action((format: ExportFormat, options: SiteOptions) =>
      start(async () => (await import('./commands/export.ts')).exportCommand, { ...options, format }),
    )
}

function addChanges(program: Command, start: Start): void {
  program
    .command('changes')
    .description('list what publications changed: new homes, prices, sales')
    .option('--since <day>', 'a date, or a number of days such as 30d (default: 7d)', since)
    .option('--mail [address]', 'print a mail to the office, or to this address', email)
    .option('--offline', OFFLINE)
    .option('--cache <dir>', CACHE, filePath)
    .action((options: SiteOptions) =>
      start(async () => (await import('./commands/changes.ts')).changes, options),
    )
}

function addImport(program: Command, start: Start): void {
  program
    .command('import')
    .description('show what the site would make of an export of a CRM')
    .argument(
      '<export>',
      'file, folder or https address of the export, or the id of a source of the site',
      filePath,
    )
    .option('--preset <name>', 'format of the export (default: it is recognised)')
    .option(
      '--save',
      'add the export to site-config/imports.json, which each build reads, and allow its picture hosts',
    )
    .addOption(new Option('--write', 'write the records into content/, once').conflicts('save'))
    .action((place: string, options: Omit<ExportPreviewOptions, 'place'>) =>
      start(async () => (await import('./commands/import.ts')).importExport, { ...options, place }),
    )
}

function addDoctor(declare: Declare): void {
  declare(
    'doctor',
    'check the machine, the site and the published site',
    async () => (await import('./commands/doctor.ts')).doctor,
  ).option('--url <address>', 'ask the published site at this address', webAddress)
}
