// The part of a large site that the benches in Chromium visit: a few pages, and every file that lists and
// search load. The other pages are planned and not rendered, and one picture replaces all: neither is
// visited, and both take most of a build. `node tests/bench/large-site.mjs --root DIR --properties 20000
// --towns 1150` writes the output into DIR, and the addresses of the pages into `pages.json`.
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generateSite } from './generate.mjs'
import { modulesOf } from './modules.mjs'

const [
  { advance },
  { placesOf },
  { encodePictures },
  { renderPages },
  { stageFiles },
  { narrowJobs },
  { createFiles },
] = await modulesOf(
  'core/build/advance.ts',
  'core/build/output/output.ts',
  'core/build/pictures/encode.ts',
  'core/build/threads/render.ts',
  'core/build/output/stage.ts',
  'core/plan/pictures.ts',
  'core/system/files.ts',
)

const REPOSITORY = path.resolve(import.meta.dirname, '../..')
/** The names of `agency-site routes`. */
const PAGES = {
  home: 'page /',
  list: 'page /for-sale/',
  contact: 'page /contact/',
  property: 'property 10000',
}

const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    properties: { type: 'string', default: '20000' },
    towns: { type: 'string', default: '1150' },
  },
})
const root = path.resolve(values.root ?? '')
const output = path.join(root, 'output')
const files = createFiles()
const ports = { files, now: Date.now, processors: availableParallelism(), progress: () => undefined }

generateSite({
  from: REPOSITORY,
  to: root,
  count: Number(values.properties),
  towns: Number(values.towns),
  languages: ['nl'],
})
const options = { root, shownRoot: root, output, cache: path.join(root, 'cache'), offline: true }
const places = placesOf(root, output, options.cache)
const { site, problems } = await advance(ports, { options, places, ended: () => undefined }, null)
if (site === null) throw new Error(JSON.stringify(problems.slice(0, 5)))

const { plan, prepared } = site
const pages = plan.pages.filter(({ name }) => Object.values(PAGES).includes(name))
const stage = { files, staging: output, known: null, progress: () => undefined }
await renderPages(stage, { site: { ...site, plan: { ...plan, pages } }, threads: ports.processors })
await stageFiles({ ...stage, roots: plan.roots }, [...plan.files, ...plan.searchFiles()])
await putPictures([...prepared.pictureJobs.values()].flatMap(({ variants }) => variants))
const urlOf = (name) => pages.find((page) => page.name === name)?.url
const urls = Object.fromEntries(Object.entries(PAGES).map(([key, name]) => [key, urlOf(name)]))
await files.write(path.join(root, 'pages.json'), Buffer.from(JSON.stringify(urls)))

async function putPictures(variants) {
  const [sample] = variants
  let bytes
  await encodePictures(
    narrowJobs(prepared.pictureJobs, ({ file }) => file === sample.file),
    {
      ...ports,
      cacheFolder: places.cache,
      concurrency: 1,
      placesOf: () => [],
      deliver: async (_file, content) => {
        bytes = content
      },
    },
  )
  for (const { file } of variants) await files.write(path.join(output, file), bytes)
}
