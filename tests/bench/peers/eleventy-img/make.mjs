/** `node make.mjs PHOTOS OUTPUT`: runs in a folder where @11ty/eleventy-img is installed, with work.mjs beside it. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import makeImages from '@11ty/eleventy-img'
import { EFFORT, QUALITY, WIDTHS } from './work.mjs'

const [photos, outputDir] = process.argv.slice(2)
const options = {
  widths: WIDTHS,
  formats: ['webp'],
  outputDir,
  filenameFormat: (_id, source, width, format) => `${path.parse(source).name}-${width}.${format}`,
  sharpWebpOptions: { quality: QUALITY, effort: EFFORT },
}
// The library limits the number of concurrent conversions itself.
await Promise.all(readdirSync(photos).map((name) => makeImages(path.join(photos, name), options)))
