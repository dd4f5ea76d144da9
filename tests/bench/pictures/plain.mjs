/**
 * `node plain.mjs PHOTOS OUTPUT AT_ONCE`: the fastest measured plain script with sharp. One decode, each size
 * from the next larger, one thread of libvips for a photograph, several photographs at once. It checks and
 * caches nothing.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { EFFORT, QUALITY, WIDTHS } from './work.mjs'

const [photos, output, atOnce] = process.argv.slice(2)
sharp.concurrency(1)
sharp.cache(false)
mkdirSync(output, { recursive: true })
const names = readdirSync(photos).values()
await Promise.all(Array.from({ length: Number(atOnce) }, work))

async function work() {
  for (const name of names) await make(name)
}

async function make(name) {
  let pipeline = sharp(path.join(photos, name))
  for (const width of WIDTHS) {
    const { data, info } = await pipeline.resize(width).raw().toBuffer({ resolveWithObject: true })
    const pixels = () => sharp(data, { raw: info })
    const file = path.join(output, `${path.parse(name).name}-${width}.webp`)
    await pixels().webp({ quality: QUALITY, effort: EFFORT }).toFile(file)
    pipeline = pixels()
  }
}
