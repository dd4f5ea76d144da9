/** Small whole sites for tests: written to a temporary folder, changed, built and compared. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import glob from 'fast-glob'
import { onTestFinished } from 'vitest'
import { buildBundle } from '../../core/build/bundle/build-bundle.ts'
import { bundleTemplates } from '../../core/build/bundle/bundle.ts'
import type { BundlePorts, Bundled } from '../../core/build/bundle/bundle.ts'
import type { Memory } from '../../core/build/memory.ts'
import { build } from '../../core/build/build.ts'
import { locateIn } from '../../core/build/sources/locate-in.ts'
import { planSite } from '../../core/build/reports/plan-site.ts'
import type { Outcome } from '../../core/build/build.ts'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { packageStamps } from '../../core/build/output/receipt.ts'
import type { Diagnostic, Problem } from '../../core/diagnostics/diagnostic.ts'
import { createFiles } from '../../core/system/files.ts'
import { MINIMAL } from './minimal-site.ts'
import type { SiteFiles } from './minimal-site.ts'
import { REPOSITORY, SHARED_CACHE } from './repository.ts'
import { cacheOf } from './shared-cache.ts'

export { REPOSITORY, SHARED_CACHE }
export { MINIMAL, plot, project } from './minimal-site.ts'
export type { SiteFiles } from './minimal-site.ts'

export interface TestSite {
  readonly root: string
  readonly output: string
  /** Writes, or with null removes, a file of the site. Objects become JSON. */
  write(file: string, content: SiteFiles[string]): void
  /** `touched` are the changes of a watcher; without it every file is checked. */
  build(
    options?: Partial<BuildOptions>,
    ports?: Partial<Ports>,
    touched?: readonly string[],
  ): Promise<Outcome>
  /** Problems of a check, located. */
  check(options?: Partial<BuildOptions>): Promise<readonly Diagnostic[]>
  diagnostics(problems: readonly Problem[]): readonly Diagnostic[]
  /** A file of the output as text. */
  read(file: string): string
  exists(file: string): boolean
  /** Every file of the output, sorted. */
  list(): readonly string[]
}

export function createSite(files: SiteFiles = {}, base: SiteFiles = MINIMAL): TestSite {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-site-test-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const site = siteAt(root)
  for (const [file, content] of Object.entries({ ...base, ...files })) site.write(file, content)
  return site
}

export function siteAt(root: string): TestSite {
  const output = path.join(root, 'output')
  let memory: Memory | null = null
  const diagnostics = (problems: readonly Problem[]) => locateIn(root, problems)
  return {
    root,
    output,
    write(file, content) {
      const target = path.join(root, file)
      if (content === null) return rmSync(target, { force: true })
      mkdirSync(path.dirname(target), { recursive: true })
      const isRaw = typeof content === 'string' || content instanceof Uint8Array
      writeFileSync(target, isRaw ? content : JSON.stringify(content, null, 2))
    },
    async build(options, ports, touched) {
      const known = memory && { ...memory, touched }
      const outcome = await build(testPorts(ports), testOptions(root, options), known)
      memory = outcome.memory
      return outcome
    },
    async check(options) {
      return diagnostics(
        (await planSite(testPorts(), testOptions(root, { whole: true, ...options }))).problems,
      )
    },
    diagnostics,
    read: (file) => readFileSync(path.join(output, file), 'utf8'),
    exists: (file) => existsSync(path.join(output, file)),
    list: () => glob.sync('**/*', { cwd: output, dot: true }).sort(),
  }
}

export function testOptions(root: string, options: Partial<BuildOptions> = {}): BuildOptions {
  const { cache = cacheOf(root) } = options
  return {
    root,
    shownRoot: '.',
    output: path.join(root, 'output'),
    offline: true,
    whole: false,
    force: false,
    replaceOutput: false,
    strict: false,
    ...options,
    cache,
  }
}

/** Bundling in this process keeps the parts that a site's own template does not change. */
function bundleHere(asked: BundlePorts): Promise<Bundled> {
  return bundleTemplates({ ...asked, build: buildBundle })
}

let shared: Promise<Bundled> | null = null

/** No test changes the package, so its templates are found once in the shared cache. */
function bundleOnce(asked: BundlePorts): Promise<Bundled> {
  const { own, renderer } = asked.tree
  const isDefault = own.size === 0 && renderer === 'strings'
  const isShared = isDefault && !asked.fresh && sharesTemplates(asked.cacheFolder)
  // The folder of the first request is removed at the end of its test.
  return isShared ? (shared ??= bundleHere({ ...asked, cacheFolder: SHARED_CACHE })) : bundleHere(asked)
}

function sharesTemplates(cache: string): boolean {
  const folder = path.join(cache, 'templates')
  return existsSync(folder) && realpathSync(folder) === realpathSync(path.join(SHARED_CACHE, 'templates'))
}

let stamps: readonly string[] | null = null
const stampsOfPackage = () => (stamps ??= packageStamps())

export function testPorts(ports: Partial<Ports> = {}): Ports {
  return {
    files: createFiles(),
    now: Date.now,
    network: { fetch: () => Promise.reject(new Error('no network in tests')), wait: () => Promise.resolve() },
    progress: () => undefined,
    pid: process.pid,
    host: 'test',
    isAlive: () => true,
    processors: 2,
    // A test that observes or breaks file operations also gets those of the bundle.
    bundle: ports.files === undefined ? bundleOnce : bundleHere,
    packageStamps: stampsOfPackage,
    ...ports,
  }
}
