/** Whatever a source contains, nothing crashes, and no record is lost without being counted. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { previewExport } from '../../../../core/import/preview.ts'
import { PRESETS } from '../../../../core/import/presets.ts'
import { project } from '../../../../core/schema/project.ts'
import { property } from '../../../../core/schema/property.ts'
import { createRandom, randomExport } from '../../../import/random-export.ts'
import { emptyFolder } from '../../../support/folder.ts'
import { isLong } from '../../../support/long.ts'

const RUNS = isLong() ? 2000 : 40
const SCHEMAS = { property, project }

test.each(PRESETS.map((preset) => [preset.id, preset] as const))(
  '%s: read = published + quarantined + filtered, and what is published passes its schema',
  async (_, preset) => {
    const folder = emptyFolder('agency-site-random-')
    let published = 0
    for (let seed = 1; seed <= RUNS; seed++) {
      const { text, records } = randomExport(preset, seed)
      const location = path.join(folder, `${seed}`)
      writeFileSync(location, text)
      const wrong: unknown[] = []
      const publish = async ({ kind, data }: { kind: 'property' | 'project'; data: object }) => {
        published++
        const result = await SCHEMAS[kind].safeParseAsync(data)
        if (!result.success) wrong.push(result.error.issues)
      }
      const { counts, faults } = await previewExport({ files: [{ location, shown: 'x' }], preset, publish })
      const filtered = Object.values(counts.filtered).reduce((sum, count) => sum + count, 0)
      const accounted = counts.published + counts.quarantined + filtered
      expect({ seed, read: counts.read, accounted, wrong }).toEqual({
        seed,
        read: records,
        accounted: counts.read,
        wrong: [],
      })
      expect({ seed, faults: faults.filter(({ severity }) => severity === 'error') }).toEqual({
        seed,
        faults: [],
      })
    }
    // Most named formats accept hardly any random record.
    if (preset.rules === 'guess') expect(published).toBeGreaterThan(RUNS / 4)
  },
)

test.each([...new Set(PRESETS.map(({ reader }) => reader))])(
  'random bytes as %s end in records or in a fault',
  async (reader) => {
    const folder = emptyFolder('agency-site-random-')
    const preset = PRESETS.find((each) => each.reader === reader)
    if (preset === undefined) throw new Error(`no preset reads ${reader}`)
    for (let seed = 1; seed <= RUNS; seed++) {
      const random = createRandom(seed)
      const { text } = randomExport(preset, seed)
      const bytes = Buffer.from(text)
      for (let change = 0; change < 5; change++)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      const location = path.join(folder, `${seed}`)
      writeFileSync(location, bytes.subarray(0, Math.floor(random() * bytes.length)))
      const { counts } = await previewExport({ files: [{ location, shown: 'x' }], preset })
      const filtered = Object.values(counts.filtered).reduce((sum, count) => sum + count, 0)
      expect(counts.published + counts.quarantined + filtered).toBe(counts.read)
    }
  },
)
