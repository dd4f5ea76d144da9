/** Small whole sites for tests: written to a temporary folder, changed, built, looked at. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import glob from 'fast-glob'
import { onTestFinished } from 'vitest'
import type { Memory } from '../../core/build/memory.ts'
import { build } from '../../core/build/build.ts'
import { planSite } from '../../core/build/plan-site.ts'
import type { Outcome } from '../../core/build/build.ts'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { locate } from '../../core/diagnostics/locate.ts'
import type { Diagnostic, Problem } from '../../core/diagnostics/diagnostic.ts'
import { textForFrame } from '../../core/source/decode.ts'
import { createFiles } from '../../core/system/files.ts'
import { REPOSITORY } from './repository.ts'

export { REPOSITORY }

/** Bundled templates and encoded pictures are the same for all tests. */
export const SHARED_CACHE = path.join(REPOSITORY, 'node_modules/.cache/agency-site-tests')

export type SiteFiles = Readonly<Record<string, string | Uint8Array | object | null>>

const HOME = { nl: 'Welkom', fr: 'Bienvenue' }

/** The least that is a site: two languages, a home page, lists, patterns, one menu item. */
export const MINIMAL: SiteFiles = {
  'site-config/site.json': {
    name: 'Kantoor Linde',
    url: 'https://kantoor-linde.example',
    offices: [
      {
        name: 'Gent',
        street: 'Lindekaai 7',
        zip: '9000',
        city: 'Gent',
        country: 'BE',
        phone: '09 000 12 34',
      },
    ],
    legal: {
      tradeName: 'Kantoor Linde BV',
      companyNumber: '0000.000.097',
      vatNumber: 'BE 0000.000.097',
      professionalTitle: 'Vastgoedmakelaar',
      registrationNumber: 'BIV 000.000',
      countryOfRecognition: 'België',
      supervisor: 'BIV, Luxemburgstraat 16B, 1000 Brussel',
      supervisorUrl: 'https://www.biv.be',
      codeOfEthics: 'Plichtenleer',
      codeOfEthicsUrl: 'https://www.biv.be/plichtenleer',
      insurer: 'Verzekeraar NV',
      insurancePolicy: '000.000.000',
    },
  },
  'site-config/languages.json': {
    languageDefault: 'nl',
    languageUse: [
      { code: 'nl', use: true },
      { code: 'fr', use: true },
    ],
  },
  'site-config/routes.json': {
    routes: [
      { original: '/', path: { nl: '/nl/', fr: '/fr/' } },
      { original: '/for-sale/', path: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' } },
      {
        original: '/for-sale/page/{page}/',
        path: { nl: '/nl/te-koop/pagina/{page}/', fr: '/fr/a-vendre/page/{page}/' },
      },
      {
        original: '/for-sale/city/{zip}-{town}/',
        path: { nl: '/nl/te-koop/{zip}-{town}/', fr: '/fr/a-vendre/{zip}-{town}/' },
      },
      {
        original: '/for-sale/type/{webid}/',
        path: { nl: '/nl/te-koop/type/{webid}/', fr: '/fr/a-vendre/type/{webid}/' },
      },
      {
        original: '/property/{id}/',
        path: { nl: '/nl/te-koop/{town}/{slug}/{id}/', fr: '/fr/a-vendre/{town}/{slug}/{id}/' },
        breadcrumb: [{ name: { nl: 'Te koop', fr: 'À vendre' }, path: '/for-sale/' }],
      },
      {
        original: '/project/{id}/',
        path: { nl: '/nl/projecten/{town}/{slug}/{id}/', fr: '/fr/projets/{town}/{slug}/{id}/' },
      },
    ],
  },
  'site-config/menu.json': {
    items: [{ path: 'for-sale', status: 'Published', params: { title: { nl: 'Te koop', fr: 'À vendre' } } }],
  },
  'site-config/rules.json': {
    renovation: [{ validFrom: '2025-12-12', checkedOn: '2026-11-20', years: 6 }],
    deposit: [
      {
        validFrom: '2024-11-01',
        checkedOn: '2026-11-20',
        months: { flanders: 3, wallonia: 2, brussels: 2, luxembourg: 2 },
      },
    ],
  },
  'content/categories.json': [
    { ID: 1, WebID: 1, Name: { nl: 'Huis', fr: 'Maison' }, ShowOrder: 0, Sale: true, Rent: true },
    { ID: 4, WebID: 4, Name: { nl: 'Grond', fr: 'Terrain' }, ShowOrder: 3, Sale: true, Rent: true },
  ],
  'content/pages/home.json': { path: '/', params: { title: HOME } },
  'content/pages/for-sale.json': {
    path: '/for-sale/',
    params: {
      title: { nl: 'Te koop', fr: 'À vendre' },
      modules: [{ relations: [{ type: 'property-list', id: 'sale' }] }],
    },
  },
}

/** A building plot in Gent: valid, and without the duties of homes. */
export function plot(id: number, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    ID: id,
    Goal: 0,
    WebID: 4,
    Price: 200_000 + id,
    PublishPrice: true,
    PublishAddress: true,
    Street: 'Veldweg',
    HouseNumber: String(id),
    Zip: '9000',
    City: 'GENT',
    CountryID: 10,
    TypeDescription: { nl: `Bouwgrond ${id}`, fr: `Terrain à bâtir ${id}` },
    PScore: 'A',
    PlanningCodes: ['Gvg', 'Wg', 'Gmo', 'Gvkr', 'Gvv'],
    CreatedDate: '2026-03-01',
    ...more,
  }
}

/** A project in Gent, without homes. */
export function project(id: number, more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    ID: id,
    Goal: 0,
    PublicAddress: true,
    Zip: '9000',
    City: 'GENT',
    CountryID: 10,
    TypeDescription: { nl: 'Aan het water', fr: 'Au bord de l’eau' },
    ...more,
  }
}

export interface TestSite {
  readonly root: string
  readonly output: string
  /** Writes, or with null removes, a file of the site. Objects become JSON. */
  write(file: string, content: SiteFiles[string]): void
  /** `touched`: as a watcher tells it; without it every file is looked at. */
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
  const diagnostics = (problems: readonly Problem[]) =>
    locate(problems, (file) => readForFrame(path.join(root, file)))
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

function readForFrame(file: string): string | null {
  return existsSync(file) ? textForFrame(readFileSync(file), file) : null
}

export function testOptions(root: string, options: Partial<BuildOptions> = {}): BuildOptions {
  return {
    root,
    shownRoot: '.',
    output: path.join(root, 'output'),
    cache: SHARED_CACHE,
    offline: true,
    whole: false,
    force: false,
    replaceOutput: false,
    strict: false,
    ...options,
  }
}

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
    ...ports,
  }
}
