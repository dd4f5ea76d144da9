/** Sites whose faults cannot be files of a folder: invalid bytes, links, sizes, faults of the machine. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import glob from 'fast-glob'
import sharp from 'sharp'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import type { Code } from '../../core/diagnostics/codes.ts'
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts'
import { createFiles } from '../../core/system/files.ts'
import { bombPng } from '../build/pictures/hostile-pictures.ts'
import { emptyFolder } from '../support/folder.ts'
import { plot, testOptions } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'

interface Made {
  /** Adds what the files of the folder cannot contain. */
  readonly prepare?: (site: TestSite) => unknown
  /** Replaces the check. */
  readonly run?: (site: TestSite) => Promise<readonly Diagnostic[]>
}

const PICTURE = 'content/images/gevel.jpg'

export const MADE: Partial<Record<Code, Made>> = {
  AS1001: { prepare: (site) => site.write('content/cities.json', `[${' '.repeat(21 * 1024 * 1024)}]`) },
  AS1002: {
    prepare: (site) =>
      site.write('content/cities.json', Buffer.from('{\n  "Name": "Li\xe8ge"\n}\n', 'latin1')),
  },
  AS1003: { prepare: (site) => site.write('content/cities.json', Buffer.from('\ufeff[]\n', 'utf16le')) },
  AS1004: { prepare: (site) => site.write('content/cities.json', '{\n  "Name": "Gent\0\0\0"\n}\n') },
  AS1103: {
    prepare: (site) => site.write('content/pages/about.md', `---\npath: /about/\n${' '.repeat(1001)}\n---\n`),
  },
  AS1203: { prepare: linkOut },
  AS1204: { prepare: removeSite },
  AS1205: { prepare: (site) => linkIn(site, 'content/pages/about.json', 'gone.json') },
  AS1206: {
    prepare(site) {
      site.write('content/private/deed.pdf', 'secret')
      linkIn(site, 'content/documents/deed.pdf', '../private/deed.pdf')
    },
  },
  AS1207: { prepare: namedPipe },
  AS1208: { prepare: (site) => site.write('content/static/.env', 'PASSWORD=secret') },
  AS2010: {
    prepare: (site) =>
      site.write('content/properties/1.json', plot(1, { TypeDescription: { nl: '<b>Caf&eacute;</b> \u202ehuis' } })),
  },
  AS2011: {
    prepare: (site) =>
      site.write('content/properties/1.json', plot(1, { Latitude: 3.72, Longitude: 51.05 })),
  },
  AS3207: {
    prepare: (site) =>
      site.write(
        'content/properties/offer.json',
        Array.from({ length: 25 }, (_, index) => plot(index + 1)),
      ),
  },
  AS4211: { prepare: async (site) => site.write(PICTURE, await jpeg(200, 799)) },
  AS5003: { prepare: async (site) => site.write(PICTURE, halfOf(await jpeg())) },
  AS5005: { prepare: (site) => site.write('content/images/plan.png', bombPng(30_000, 30_000)) },
  AS5006: { prepare: largeFile },
  AS5007: { prepare: (site) => linked(site, PICTURE, 'secret.jpg', 'not of this site') },
  AS5009: { run: async (site) => site.check({ offline: false }) },
  AS5011: { run: damagedCache },
  AS5012: { run: unwritableCache },
  AS5013: { run: changingPicture },
  AS6101: { run: (site) => problemsOfBuild(site) },
  AS7001: { run: (site) => problemsOfBuild(site) },
  AS7002: { run: (site) => problemsOfBuild(site, { output: path.join(site.root, 'content/output') }) },
  AS7011: { run: (site) => site.check({ cache: path.join(site.root, 'content/cache') }) },
}

async function problemsOfBuild(site: TestSite, options?: Partial<BuildOptions>, ports?: Partial<Ports>) {
  return site.diagnostics((await site.build(options, ports)).problems)
}

function jpeg(red = 200, width = 900): Promise<Buffer> {
  return sharp({ create: { width, height: 600, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .jpeg()
    .toBuffer()
}

function halfOf(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length / 2)
}

/** A link in the site to a file outside of it. */
function linked(site: TestSite, file: string, name: string, content: string): void {
  const outside = path.join(emptyFolder(), name)
  writeFileSync(outside, content)
  mkdirSync(path.dirname(path.join(site.root, file)), { recursive: true })
  symlinkSync(outside, path.join(site.root, file))
}

function linkIn(site: TestSite, file: string, target: string): void {
  mkdirSync(path.dirname(path.join(site.root, file)), { recursive: true })
  symlinkSync(target, path.join(site.root, file))
}

function namedPipe(site: TestSite): void {
  const file = path.join(site.root, 'content/static/pipe')
  mkdirSync(path.dirname(file), { recursive: true })
  execFileSync('mkfifo', [file])
}

function linkOut(site: TestSite): void {
  linked(site, 'content/pages/about.json', 'about.json', '{ "path": "/about/" }')
}

function removeSite(site: TestSite): void {
  for (const folder of ['content', 'site-config']) rmSync(path.join(site.root, folder), { recursive: true })
}

/** A sparse file, which has a size but takes no space. */
function largeFile(site: TestSite): void {
  site.write(PICTURE, '')
  truncateSync(path.join(site.root, PICTURE), 61_000_000)
}

/** A cache of its own, except for the bundled templates, which take seconds to make. */
function ownCache(site: TestSite): string {
  const cache = path.join(site.root, '.agency-site/cache')
  mkdirSync(cache, { recursive: true })
  symlinkSync(path.join(testOptions(site.root).cache, 'templates'), path.join(cache, 'templates'))
  return cache
}

async function damagedCache(site: TestSite): Promise<readonly Diagnostic[]> {
  site.write(PICTURE, await jpeg())
  const cache = ownCache(site)
  await site.build({ cache })
  for (const file of glob.sync('pictures/*.{webp,jpg}', { cwd: cache }))
    writeFileSync(path.join(cache, file), 'cut off')
  rmSync(site.output, { recursive: true })
  return problemsOfBuild(site, { cache })
}

async function unwritableCache(site: TestSite): Promise<readonly Diagnostic[]> {
  site.write(PICTURE, await jpeg())
  const cache = ownCache(site)
  writeFileSync(path.join(cache, 'pictures'), 'a file where a folder is wanted')
  return problemsOfBuild(site, { cache })
}

/** The picture is read once for its size and again to encode it; it is replaced in between. */
async function changingPicture(site: TestSite): Promise<readonly Diagnostic[]> {
  site.write(PICTURE, await jpeg())
  const [files, other] = [createFiles(), await jpeg(20)]
  let reads = 0
  const read = (file: string) => {
    reads += file.endsWith('gevel.jpg') ? 1 : 0
    return file.endsWith('gevel.jpg') && reads > 1 ? Promise.resolve(other) : files.read(file)
  }
  return problemsOfBuild(site, { cache: ownCache(site) }, { files: { ...files, read } })
}
