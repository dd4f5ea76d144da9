/** `npm run bench -- --pictures`: photographs by agency-site, by a plain script, and by eleventy-img. */
import { copyFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { install } from '../peers/peers.mjs'
import { interleave } from '../interleave.mjs'
import { bundled } from '../modules.mjs'
import { MODULES } from './modules.mjs'
import { makePhotos } from './photos.mjs'
import { qualityOf } from './quality.mjs'

/** The number of compared photographs, because a comparison takes a second. */
const COMPARED = 10

export async function benchPictures({ kept, count, ...options }) {
  const photos = path.join(kept, `photos-${count}`)
  const names = await makePhotos(photos, count)
  options.print(`\n${count} photographs of 2 to 4 megapixels, WebP of four widths each`)
  const rivals = rivalsOf({ photos, kept, print: options.print })
  const rows = await interleave(rivals, options)
  const quality = {}
  for (const { name, output } of rivals.filter(({ isCold }) => isCold)) {
    quality[name] = await qualityOf(photos, names.slice(0, COMPARED), output)
    options.print(`  ${name.padEnd(26)} ${qualityText(quality[name])}`)
  }
  return { photos: count, rows, quality }
}

function rivalsOf({ photos, kept, print }) {
  const here = (file) => path.join(import.meta.dirname, file)
  const outputOf = (name) => path.join(kept, 'made', name)
  const remove = (folder) => rmSync(folder, { recursive: true, force: true })
  const node = (...args) => [process.execPath, ...args.map(String)]
  const cache = path.join(kept, 'made/cache')
  const ours = outputOf('ours')
  const command = node(here('ours.mjs'), photos, cache, ours, bundled('pictures', MODULES))
  const plain = (atOnce) => ({
    name: `plain sharp, ${atOnce} at once`,
    isCold: true,
    output: outputOf(`plain-${atOnce}`),
    command: node(here('plain.mjs'), photos, outputOf(`plain-${atOnce}`), atOnce),
    clean: () => remove(outputOf(`plain-${atOnce}`)),
  })
  const cores = availableParallelism()
  return [
    { name: 'agency-site', isCold: true, output: ours, command, clean: () => [ours, cache].forEach(remove) },
    { name: 'agency-site, cached', output: ours, command, clean: () => remove(ours) },
    plain(cores),
    plain(cores + 1),
    ...eleventyImg({ photos, kept, print, output: outputOf('eleventy-img') }),
  ]
}

function eleventyImg({ photos, kept, print, output }) {
  const root = path.join(kept, 'peers/eleventy-img')
  const reason = install('eleventy-img', root)
  if (reason !== null) {
    print(`eleventy-img is left out: ${reason}`)
    return []
  }
  copyFileSync(path.join(import.meta.dirname, '../peers/eleventy-img/make.mjs'), path.join(root, 'make.mjs'))
  copyFileSync(path.join(import.meta.dirname, 'work.mjs'), path.join(root, 'work.mjs'))
  const command = [process.execPath, 'make.mjs', photos, output]
  const rival = { mayFail: true, cwd: root, command, output }
  return [
    {
      ...rival,
      name: 'eleventy-img',
      isCold: true,
      clean: () => rmSync(output, { recursive: true, force: true }),
    },
    { ...rival, name: 'eleventy-img, files there', clean: () => undefined },
  ]
}

function qualityText(rows) {
  return Object.entries(rows)
    .map(([width, { ssim, bytes }]) => `${width}: SSIM ${ssim.toFixed(4)}, ${(bytes / 1000).toFixed(1)} kB`)
    .join('; ')
}
