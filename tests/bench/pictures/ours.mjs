/** `node ours.mjs PHOTOS CACHE OUTPUT MODULES`: runs the picture pipeline of a build: read, plan, encode, write. */
import { mkdirSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { QUALITY } from './work.mjs'
import { importFrom } from '../modules.mjs'
import { MODULES } from './modules.mjs'

const [photos, cacheFolder, output, modules] = process.argv.slice(2)
const [{ encodePictures }, { ENCODER }, { readPictures }, { planPictures }, { createFiles }] =
  await importFrom(modules, MODULES)
const ports = { files: createFiles(), cacheFolder, now: Date.now }
const uses = readdirSync(photos).map((ref) => ({ ref, recipes: ['photo'], at: () => [] }))
mkdirSync(output, { recursive: true })

const { value: sources } = await readPictures(uses, {
  ...ports,
  contentFolder: photos,
  settings: undefined,
  offline: true,
  whole: false,
})
const { jobs } = planPictures({
  uses,
  sources,
  settings: { quality: QUALITY, pngFallback: false, encoder: ENCODER },
})
const nameOf = new Map(
  [...jobs.values()].flatMap(({ source, variants }) =>
    variants.map(({ file, width }) => [file, `${path.parse(source.ref).name}-${width}.webp`]),
  ),
)
const { problems } = await encodePictures(jobs, {
  ...ports,
  concurrency: availableParallelism(),
  deliver: (file, content) => writeFile(path.join(output, nameOf.get(file)), content),
})
if (problems.length > 0) throw new Error(problems[0].message)
