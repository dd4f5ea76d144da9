/** A small agency with some work for a build: about forty pages, and pictures to encode. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { BuildOptions, Ports } from '../../core/build/ports.ts'
import { emptyFolder } from './folder.ts'
import { MINIMAL, plot, siteAt } from './site.ts'
import type { SiteFiles, TestSite } from './site.ts'
import { treeOf } from './tree.ts'
import type { Tree } from './tree.ts'

/** The same numbers from 0 to 1 for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Wide enough for several variants of a card. */
export const PHOTO_WIDTH = 270

/** Soft spots in another pattern for each seed, which are quick to encode. */
export function photo(seed: number): Promise<Uint8Array> {
  const random = seeded(seed)
  const [width, height] = [9, 6]
  const data = Uint8Array.from({ length: width * height * 3 }, () => random() * 256)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(PHOTO_WIDTH, 180, { kernel: 'cubic' })
    .jpeg()
    .toBuffer()
}

function pictures(...names: readonly string[]) {
  return { XLargePictureItems: names.map((name) => ({ Url: `images/${name}.jpg` })) }
}

/** The settings of sites whose photos are small, so that they are quick to encode. */
export const SMALL_PHOTO_SITE = {
  ...(MINIMAL['site-config/site.json'] as object),
  diagnostics: { AS4211: 'off' },
}

export async function busyFiles(): Promise<SiteFiles> {
  const plots = Array.from({ length: 6 }, (_, index) =>
    plot(index + 1, index < 3 ? pictures(`photo-${index + 1}`) : {}),
  )
  const photos = await Promise.all([1, 2, 3].map(photo))
  return {
    ...MINIMAL,
    'site-config/site.json': SMALL_PHOTO_SITE,
    'content/properties/plots.json': plots,
    ...Object.fromEntries(photos.map((bytes, index) => [`content/images/photo-${index + 1}.jpg`, bytes])),
    'content/static/robots-extra.txt': 'published as it is\n',
    // Removed homes have no page, so that an output over an old one equals a clean one.
    'site-config/redirects.json': { redirects: [], tombstoneMonths: 0 },
  }
}

/** The site before the edits of `applyEdits`: other pages, other pictures, another menu. */
export const OLD_CONTENT: SiteFiles = {
  'content/properties/plots.json': [plot(1, { Price: 150_000 }), plot(2), plot(77), plot(78)],
  'site-config/menu.json': { items: [] },
  'content/static/robots-extra.txt': 'published as it was\n',
}

export function writeAll(site: TestSite, files: SiteFiles): void {
  for (const [file, content] of Object.entries(files)) site.write(file, content)
}

/** Copies a site with its output, cache and ledger to another folder. */
export function copyOf(site: TestSite): TestSite {
  const root = emptyFolder()
  cpSync(site.root, root, { recursive: true, verbatimSymlinks: true })
  return siteAt(root)
}

const STATE = ['.agency-site/ledger', '.agency-site/imports']

/**
 * Gives a clean site the ledger of another, and the last versions of its imported records: equal output needs equal content,
 * state and day.
 */
export function withLedgerOf(
  { root: from }: TestSite,
  options: (root: string) => Partial<BuildOptions> = () => ({}),
): (root: string) => Partial<BuildOptions> {
  return (root) => {
    for (const folder of STATE)
      if (existsSync(path.join(from, folder)))
        cpSync(path.join(from, folder), path.join(root, folder), { recursive: true })
    return options(root)
  }
}

/** The output of a build into an empty folder. `options` are those that must not change the output. */
export async function cleanTreeOf(
  files: SiteFiles,
  options: (root: string) => Partial<BuildOptions> = () => ({}),
  ports: Partial<Ports> = {},
): Promise<Tree> {
  const root = mkdtempSync(path.join(tmpdir(), 'agency-site-clean-'))
  try {
    const site = siteAt(root)
    writeAll(site, files)
    const { ok, problems } = await site.build(options(root), ports)
    if (!ok)
      throw new Error(
        site
          .diagnostics(problems)
          .map(({ code, message }) => `${code} ${message}`)
          .join('\n'),
      )
    return treeOf(site.output)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
