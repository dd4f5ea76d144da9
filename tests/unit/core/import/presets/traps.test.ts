/** A made-up export of forty homes for each preset, which has the traps of its format. */
import { describe, expect, test } from 'vitest'
import { apimo } from '../../../../import/apimo/export.ts'
import { TRAPS as APIMO } from '../../../../import/apimo/traps.ts'
import { immovlan } from '../../../../import/immovlan/export.ts'
import { TRAPS as IMMOVLAN } from '../../../../import/immovlan/traps.ts'
import { kyero } from '../../../../import/kyero/export.ts'
import { TRAPS as KYERO } from '../../../../import/kyero/traps.ts'
import { PRIVATE } from '../../../../import/made-up/homes.ts'
import { expectedOutcome, imported, outcome } from '../../../../import/made-up/report.ts'
import type { Imported } from '../../../../import/made-up/report.ts'
import { reportOf } from '../../../../import/made-up/traps.ts'
import type { Trap } from '../../../../import/made-up/traps.ts'
import { omnicasa } from '../../../../import/omnicasa/export.ts'
import { TRAPS as OMNICASA } from '../../../../import/omnicasa/traps.ts'
import { openImmo } from '../../../../import/openimmo/export.ts'
import { TRAPS as OPENIMMO } from '../../../../import/openimmo/traps.ts'
import { poliris } from '../../../../import/poliris/export.ts'
import { TRAPS as POLIRIS } from '../../../../import/poliris/traps.ts'
import { skarabee, skarabeeJson } from '../../../../import/skarabee/export.ts'
import { TRAPS as SKARABEE } from '../../../../import/skarabee/traps.ts'
import { sweepBright, uuidOf } from '../../../../import/sweepbright/export.ts'
import { TRAPS as SWEEPBRIGHT } from '../../../../import/sweepbright/traps.ts'
import { whise } from '../../../../import/whise/export.ts'
import { TRAPS as WHISE } from '../../../../import/whise/traps.ts'

interface MadeUp {
  readonly preset: string
  readonly file: string
  readonly text: () => string
  readonly traps: readonly Trap<unknown>[]
  /** The id in the export of a home by its number. */
  readonly sourceId: (home: number) => string
}

const MADE_UP: readonly MadeUp[] = [
  {
    preset: 'apimo',
    file: 'properties.json',
    text: apimo,
    traps: APIMO,
    sourceId: (home) => String(84_200_000 + home),
  },
  {
    preset: 'immovlan',
    file: 'listing.xml',
    text: immovlan,
    traps: IMMOVLAN,
    sourceId: (home) => `IV${home}`,
  },
  {
    preset: 'kyero',
    file: 'feed.xml',
    text: kyero,
    traps: KYERO,
    sourceId: (home) => `KY${home}`,
  },
  {
    preset: 'omnicasa',
    file: 'answers.json',
    text: omnicasa,
    traps: OMNICASA,
    sourceId: (home) => String(4000 + home),
  },
  {
    preset: 'openimmo',
    file: 'stock.xml',
    text: openImmo,
    traps: OPENIMMO,
    sourceId: (home) => `OMUP${String(home).padStart(26, '0')}`,
  },
  {
    preset: 'poliris',
    file: 'Annonces.csv',
    text: poliris,
    traps: POLIRIS,
    sourceId: (home) => `PO${home}`,
  },
  {
    preset: 'skarabee',
    file: 'publications.xml',
    text: skarabee,
    traps: SKARABEE,
    sourceId: (home) => String(71_000 + home),
  },
  {
    preset: 'skarabee-json',
    file: 'publications.json',
    text: skarabeeJson,
    traps: SKARABEE,
    sourceId: (home) => String(71_000 + home),
  },
  {
    preset: 'sweepbright',
    file: 'estates.json',
    text: sweepBright,
    traps: SWEEPBRIGHT,
    sourceId: uuidOf,
  },
  {
    preset: 'whise',
    file: 'estates.json',
    text: whise,
    traps: WHISE,
    sourceId: (home) => String(5_200_000 + home),
  },
]

describe.each(MADE_UP)('$preset', ({ preset, file, text, traps, sourceId }) => {
  let known: Promise<Imported> | undefined
  const result = () => (known ??= imported(text(), file))

  test('is recognised, and has the report that its traps must give', async () => {
    const { preset: found, preview, faults } = await result()
    expect(found).toBe(preset)
    expect(preview.counts).toEqual(reportOf(40, traps))
    expect(faults).toEqual([])
  })

  test.each(traps)('$rule', async (trap) => {
    expect(outcome(trap, sourceId(trap.home), await result())).toEqual(expectedOutcome(trap))
  })

  test('has no private data anywhere', async () => {
    const all = JSON.stringify(await result())
    for (const private_ of Object.values(PRIVATE)) expect(all).not.toContain(private_)
  })
})
