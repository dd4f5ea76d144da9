/**
 * Photographs of 2 to 4 megapixels from those of the demo: cropped, scaled, and with the grain that scaling
 * removes. The same seed gives the same photographs.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { random } from '../random.mjs'

const DEMO = path.resolve(import.meta.dirname, '../../../content/images')
const GRAIN = 512
const SIGMA = 5

/** Writes the missing photographs, and returns all names. */
export async function makePhotos(folder, count) {
  mkdirSync(folder, { recursive: true })
  const demo = readdirSync(DEMO)
    .filter((name) => name.endsWith('.jpg'))
    .sort()
  const grain = grainOf(random(1))
  const names = Array.from({ length: count }, (_, index) => `${String(index).padStart(3, '0')}.jpg`)
  for (const [index, name] of names.entries()) {
    const file = path.join(folder, name)
    if (existsSync(file)) continue
    writeFileSync(file, await photoOf(path.join(DEMO, demo[index % demo.length]), { index, grain }))
  }
  return names
}

async function photoOf(original, { index, grain }) {
  const next = random(index + 2)
  const { width, height } = await sharp(original).metadata()
  const part = 0.75 + next() * 0.25
  const cut = { width: Math.floor(width * part), height: Math.floor(height * part) }
  const left = Math.floor(next() * (width - cut.width))
  const top = Math.floor(next() * (height - cut.height))
  const pixels = (2.05 + next() * 1.9) * 1e6
  const across = Math.round(Math.sqrt((pixels * cut.width) / cut.height))
  const scaled = await sharp(original)
    .extract({ left, top, ...cut })
    .resize(across)
    .toBuffer()
  return sharp(scaled)
    .composite([{ ...grain, tile: true, blend: 'overlay', gravity: 'northwest' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Noise around middle grey, which `overlay` leaves unchanged. */
function grainOf(next) {
  const data = Buffer.alloc(GRAIN * GRAIN * 3)
  for (let at = 0; at < data.length; at += 3) {
    const radius = Math.sqrt(-2 * Math.log(1 - next()))
    data.fill(Math.round(128 + SIGMA * radius * Math.cos(2 * Math.PI * next())), at, at + 3)
  }
  return { input: data, raw: { width: GRAIN, height: GRAIN, channels: 3 } }
}
