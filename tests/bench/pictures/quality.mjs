/**
 * The similarity of the pictures to the photographs: SSIM of the luminance in windows of 8 x 8, and bytes.
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { WIDTHS } from './work.mjs'

const WINDOW = 8
const STEP = 4

/** Means over the named photographs. The reference of each is its full decode, scaled once. */
export async function qualityOf(photos, names, output) {
  const rows = Object.fromEntries(WIDTHS.map((width) => [width, { ssim: 0, bytes: 0 }]))
  for (const name of names) {
    const photo = readFileSync(path.join(photos, name))
    for (const width of WIDTHS) {
      const file = path.join(output, `${path.parse(name).name}-${width}.webp`)
      const made = await brightnessOf(sharp(file))
      const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true })
      const scaled = sharp(data, { raw: info }).resize(made.width, made.height, { fit: 'fill' })
      rows[width].ssim += ssim(made, await brightnessOf(scaled)) / names.length
      rows[width].bytes += statSync(file).size / names.length
    }
  }
  return rows
}

async function brightnessOf(picture) {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const values = new Float32Array(info.width * info.height)
  for (let index = 0, at = 0; index < values.length; index++, at += 3) {
    values[index] = 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2]
  }
  return { values, width: info.width, height: info.height }
}

function ssim(one, other) {
  let sum = 0
  let count = 0
  for (let y = 0; y + WINDOW <= one.height; y += STEP) {
    for (let x = 0; x + WINDOW <= one.width; x += STEP) {
      sum += ssimAt(one, other, y * one.width + x)
      count += 1
    }
  }
  return sum / count
}

function ssimAt(one, other, start) {
  const size = WINDOW * WINDOW
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0]
  for (let row = 0; row < WINDOW; row++) {
    for (let at = start + row * one.width, end = at + WINDOW; at < end; at++) {
      const p = one.values[at]
      const q = other.values[at]
      a += p
      b += q
      aa += p * p
      bb += q * q
      ab += p * q
    }
  }
  a /= size
  b /= size
  const variance = aa / size - a * a + bb / size - b * b
  const covariance = ab / size - a * b
  return (
    ((2 * a * b + 6.5025) * (2 * covariance + 58.5225)) / ((a * a + b * b + 6.5025) * (variance + 58.5225))
  )
}
