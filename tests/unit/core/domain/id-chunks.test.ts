import { expect, test } from 'vitest'
import { idChunks, idsInChunk } from '../../../../core/domain/id-chunks.ts'

const IDS = Array.from({ length: 4000 }, (_, index) => 4000 + index)

test('chunks hold all ids in their order, and some thirty each', () => {
  const chunks = idChunks(IDS)
  expect(chunks.flatMap(idsInChunk)).toEqual(IDS)
  expect(IDS.length / chunks.length).toBeGreaterThan(24)
  expect(IDS.length / chunks.length).toBeLessThan(42)
  expect(idChunks([])).toEqual([])
})

test.each(['gone', 'new', 'in another place'])(
  'a record that is %s changes three chunks at most',
  (change) => {
    const before = new Set(idChunks(IDS))
    for (const place of [0, 1, 777, 2500, 3999]) {
      const without = IDS.toSpliced(place, 1)
      const id = IDS[place] ?? 0
      const now = {
        gone: without,
        new: IDS.toSpliced(place, 0, 100_000 + place),
        'in another place': without.toSpliced((place + 1000) % 4000, 0, id),
      }[change]
      expect(idChunks(now ?? []).filter((chunk) => !before.has(chunk)).length).toBeLessThanOrEqual(3)
    }
  },
)
