import { rm, truncate } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ENCODER } from '../../../core/build/pictures/sharp.ts'
import { openCachedPictures } from '../../../core/build/pictures/read-cached.ts'
import { planPictures } from '../../../core/plan/pictures.ts'
import type { PictureJobs } from '../../../core/plan/pictures.ts'
import { createFiles } from '../../../core/system/files.ts'
import type { OutputPath } from '../../../core/system/paths.ts'
import { buildPictures, readOf, refsOf, siteWithPhoto } from './picture-site.ts'
import type { PictureSite } from './picture-site.ts'

describe('single files on demand', () => {
  async function planned(site: PictureSite): Promise<{ jobs: PictureJobs; file: OutputPath }> {
    const read = await readOf(site, refsOf('a.jpg'))
    const settings = { quality: 80, pngFallback: false, encoder: ENCODER }
    const { jobs, pictures: lookup } = planPictures([{ ref: 'a.jpg', recipe: 'photo' }], read.value, settings)
    return { jobs, file: lookup.of('a.jpg', 'photo')?.src.slice(1) as OutputPath }
  }

  test('from the cache, or made now', async () => {
    const site = await siteWithPhoto()
    const { jobs, file } = await planned(site)
    const ports = { files: createFiles(), cacheFolder: site.cacheFolder }
    const cold = await openCachedPictures(jobs, ports)
    const made = await cold.readCached(file)
    await cold.save()
    const built = await buildPictures(site, ['a.jpg'], ['photo'])
    expect(made).toEqual({ value: built.output.get(file), problems: [] })
    expect(built.written).not.toContain(path.basename(file))
    expect(await (await openCachedPictures(jobs, ports)).readCached(file)).toEqual(made)
    await expect(cold.readCached('_a/img/none-600.webp' as OutputPath)).rejects.toThrow('was not planned')
  })

  test('a damaged one is made again, with a warning', async () => {
    const site = await siteWithPhoto()
    const { jobs, file } = await planned(site)
    const { output } = await buildPictures(site, ['a.jpg'], ['photo'])
    await truncate(path.join(site.cacheFolder, 'pictures', path.basename(file)), 10)
    const cache = await openCachedPictures(jobs, { files: createFiles(), cacheFolder: site.cacheFolder })
    const { value, problems } = await cache.readCached(file)
    expect(value).toEqual(output.get(file))
    expect(problems.map(({ code }) => code)).toEqual(['AS5011'])
  })

  test('of a source that is gone there is a problem', async () => {
    const site = await siteWithPhoto()
    const { jobs, file } = await planned(site)
    await rm(path.join(site.contentFolder, 'a.jpg'))
    const place = { file: 'content/a.json', path: ['images', 0] }
    const ports = { files: createFiles(), cacheFolder: site.cacheFolder, placesOf: () => [[place]] }
    const { value, problems } = await (await openCachedPictures(jobs, ports)).readCached(file)
    expect(value).toBeUndefined()
    expect(problems).toMatchObject([{ code: 'AS5013', at: [place] }])
  })
})
