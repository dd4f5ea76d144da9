/** A site in a temporary folder with generated pictures, and the pipeline that runs over it as in a build. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { encodePictures } from '../../../core/build/pictures/encode.ts'
import type { EncodePorts } from '../../../core/build/pictures/encode.ts'
import { ENCODER } from '../../../core/build/pictures/sharp.ts'
import { readPictures } from '../../../core/build/pictures/source.ts'
import type { PictureRef, ReadPorts } from '../../../core/build/pictures/source.ts'
import type { Problem } from '../../../core/diagnostics/diagnostic.ts'
import type { RecipeName } from '../../../core/view/context.ts'
import { planPictures } from '../../../core/plan/pictures.ts'
import type { LocalPicture, PictureSource } from '../../../core/plan/pictures.ts'
import { createFiles } from '../../../core/system/files.ts'
import type { Files } from '../../../core/system/files.ts'

/** Later than the three seconds in which a file may still be written. */
export const LATER_MS = 60_000

export const RED = [200, 40, 40]
export const BLUE = [40, 40, 200]

/** A pattern that no encoder compresses well. */
export async function photo(width = 900, height = 600): Promise<Buffer> {
  return paint(width, height, (x, y) => [(x * 7) % 256, (y * 5) % 256, (x * y) % 256])
    .jpeg()
    .toBuffer()
}

export interface PictureSite {
  readonly folder: string
  readonly contentFolder: string
  readonly cacheFolder: string
  put(ref: string, content: Uint8Array | string): Promise<string>
}

export async function createSite(): Promise<PictureSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'agency-site-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return siteIn(folder)
}

/** A site with `a.jpg`, 700 x 500. */
export async function siteWithPhoto(): Promise<PictureSite> {
  const site = await createSite()
  await site.put(
    'a.jpg',
    await paint(700, 500, (x, y) => [x % 256, y % 256, 90])
      .jpeg()
      .toBuffer(),
  )
  return site
}

export function siteIn(folder: string): PictureSite {
  const contentFolder = path.join(folder, 'content')
  return {
    folder,
    contentFolder,
    cacheFolder: path.join(folder, 'cache'),
    async put(ref, content) {
      const file = path.join(contentFolder, ref)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, content)
      return file
    },
  }
}

export function refsOf(...refs: readonly string[]): readonly PictureRef[] {
  return refs.map((ref, index) => ({
    ref,
    at: () => [{ file: 'content/a.json', path: ['images', index] }],
  }))
}

export function readOf(site: PictureSite, refs: readonly PictureRef[], ports: Partial<ReadPorts> = {}) {
  return readPictures(refs, {
    files: createFiles(),
    cacheFolder: site.cacheFolder,
    contentFolder: site.contentFolder,
    now: () => Date.now() + LATER_MS,
    settings: undefined,
    offline: false,
    whole: false,
    network: { fetch: noNetwork, wait: () => Promise.resolve() },
    ...ports,
  })
}

function noNetwork(): Promise<Response> {
  throw new Error('nothing may be fetched here')
}

/** Returns the problem of the only reference. */
export async function problemOf(
  site: PictureSite,
  ref: string,
  ports: Partial<ReadPorts> = {},
): Promise<Problem | undefined> {
  const { problems, value } = await readOf(site, refsOf(ref), ports)
  return value.has(ref) ? undefined : problems[0]
}

export async function sourceOf(site: PictureSite, ref: string): Promise<LocalPicture> {
  const { value, problems } = await readOf(site, refsOf(ref))
  const source = value.get(ref)
  if (!isLocal(source)) throw new Error(problems.map(({ message }) => message).join('\n'))
  return source
}

function isLocal(source: PictureSource | undefined): source is LocalPicture {
  return source !== undefined && source.location !== null
}

export interface Built {
  readonly problems: readonly Problem[]
  /** The delivered files. */
  readonly output: ReadonlyMap<string, Uint8Array>
  readonly written: readonly string[]
  readonly bytesOf: (ref: string, recipe: RecipeName, width?: number, format?: string) => Uint8Array
}

interface BuildOptions extends Partial<EncodePorts> {
  readonly read?: Partial<ReadPorts>
  readonly pngFallback?: boolean
}

/** Reads, plans and encodes every reference for every given recipe. */
export async function buildPictures(
  site: PictureSite,
  refs: readonly string[],
  recipes: readonly RecipeName[],
  { read: readPorts = {}, pngFallback = false, ...ports }: BuildOptions = {},
): Promise<Built> {
  const { files, written } = watched(ports.files ?? createFiles())
  const read = await readOf(site, refsOf(...refs), { files, ...readPorts })
  const uses = refs.map((ref) => ({ ref, recipes }))
  const { pictures, jobs } = planPictures({
    uses,
    sources: read.value,
    settings: { quality: 80, pngFallback, encoder: ENCODER },
  })
  const output = new Map<string, Uint8Array>()
  const { value, problems } = await encodePictures(jobs, {
    cacheFolder: site.cacheFolder,
    now: () => Date.now(),
    deliver: async (file, content) => void output.set(file, content),
    ...ports,
    files,
  })
  const all = [...jobs.values()].flatMap(({ variants }) => variants)
  if (problems.length === 0 && value.size !== all.length)
    throw new Error('files are missing without a problem')
  return {
    problems: [...read.problems, ...problems],
    output,
    written,
    bytesOf(ref, recipe, width, format = 'webp') {
      const sizes = pictures.sizes(ref, recipe).filter(({ src }) => src.endsWith(`.${format}`))
      const size = width === undefined ? sizes.at(-1) : sizes.find((one) => one.width === width)
      const bytes = output.get((size?.src ?? '').slice(1))
      if (!bytes) throw new Error(`no ${format} of ${ref} as ${recipe}, ${width} wide`)
      return bytes
    },
  }
}

/** A file system that records the written files under their final names. */
function watched(files: Files): { readonly files: Files; readonly written: string[] } {
  const written: string[] = []
  return {
    written,
    files: {
      ...files,
      async rename(from, to) {
        await files.rename(from, to)
        written.push(path.basename(to))
      },
    },
  }
}

export type Colour = readonly number[]

/** Pixels painted by a function, as a sharp pipeline. */
export function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour) {
  const channels = colourAt(0, 0).length as 3 | 4
  const data = new Uint8Array(width * height * channels)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(colourAt(x, y), (y * width + x) * channels)
  }
  return sharp(data, { raw: { width, height, channels } })
}

export function plain(width: number, height: number, colour: Colour) {
  return paint(width, height, () => colour)
}

/** The colour at a position that is given in shares of width and height. */
export async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<Colour> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width)
  return [...data.subarray(at * info.channels, (at + 1) * info.channels)]
}

/** The largest difference of a channel. */
export function distance(a: Colour, b: Colour): number {
  return a.length === b.length
    ? Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))))
    : Infinity
}

export async function cacheFiles(site: PictureSite): Promise<readonly string[]> {
  const names = await readdir(path.join(site.cacheFolder, 'pictures')).catch(() => [])
  return names.sort()
}

/** The error of WebP and JPEG at quality 80 on plain colours is smaller. */
export const LOSS = 8

export async function expectColour(
  bytes: Uint8Array,
  [x, y]: readonly [number, number],
  colour: Colour,
  loss = LOSS,
) {
  const found = await colourAt(bytes, x, y)
  expect(distance(found, colour), `${found.join()} at ${x}, ${y} should be ${colour.join()}`).toBeLessThan(
    loss,
  )
}
