/** The passports of a site: the report of `check --law`, as text and as a page. */
import { describe, expect, test } from 'vitest'
import { lawHtml } from '../../../../cli/law-html.ts'
import { lawText } from '../../../../cli/law-text.ts'
import { lawReport, unknownHomes } from '../../../../core/build/reports/law-report.ts'
import { linkFiles } from '../../../support/linked.ts'
import { house, rental } from '../../../support/view.ts'

const HOSTILE = '<script>alert("1")</script> & co'

async function reportOf(homes: readonly object[], day = '2026-11-26', only?: readonly string[]) {
  const { site } = await linkFiles({ 'content/properties/all.json': homes })
  return lawReport(site, { day, only })
}

const HOMES = [
  house(7, { PScore: undefined, RecordFile: '2026-118' }),
  house(3, { ConstructionYear: 1950 }),
  rental(5, { EPCLabelText: 'F' }),
  house(9, { Status: 2, PScore: undefined }),
]

const rowOf = (report: Awaited<ReturnType<typeof reportOf>>, id: number, duty: string) =>
  report.homes.find((home) => home.id === id)?.duties.find((row) => row.duty === duty)

describe('the report', () => {
  test('counts the homes on offer, by number, and leaves out what is sold', async () => {
    const report = await reportOf(HOMES)
    expect(report.homes.map(({ id }) => id)).toEqual([3, 5, 7])
    expect(report.summary).toMatchObject({ homes: 3, lacking: 1, blocked: 1, openBeforeDeed: 2 })
  })

  test('says of each duty what is missing, since when it is in force and what to do', async () => {
    const report = await reportOf(HOMES)
    expect(rowOf(report, 7, 'flanders.floodScores')).toEqual({
      duty: 'flanders.floodScores',
      status: 'missing',
      inForce: true,
      breach: true,
      blocks: true,
      since: null,
      note: null,
      todo: 'set "PScore" to a letter from A to D',
      fields: ['PScore'],
    })
    expect(report.duties['flanders.floodScores']).toMatchObject({
      class: 'advert',
      from: '2023-01-01',
      confirmed: true,
      code: 'AS4107',
    })
  })

  test('announces rules that begin later, and counts the homes that would lack them', async () => {
    const { announced } = await reportOf(HOMES)
    expect(announced).toContainEqual({
      duty: 'flanders.rentalLabel',
      from: '2030-01-01',
      homes: 1,
      lacking: 1,
    })
    const later = await reportOf(HOMES, '2030-01-01')
    expect(later.announced.map(({ duty }) => duty)).not.toContain('flanders.rentalLabel')
    expect(rowOf(later, 5, 'flanders.rentalLabel')).toMatchObject({ inForce: true, status: 'missing' })
  })

  test('shows the homes with a number or a file number', async () => {
    expect((await reportOf(HOMES, '2026-11-26', ['2026-118', '5'])).homes.map(({ id }) => id)).toEqual([5, 7])
    const { site } = await linkFiles({ 'content/properties/all.json': HOMES })
    expect(unknownHomes(site, ['7', '9', 'x'])).toEqual(['9', 'x'])
  })
})

describe('papers of a record', () => {
  const paper = (entry: object) => [house(1, { papers: [entry] })]

  test('are shown with their day', async () => {
    const report = await reportOf(paper({ duty: 'flanders.soil', requested: '2026-11-20' }))
    expect(rowOf(report, 1, 'flanders.soil')).toMatchObject({ status: 'pending', since: '2026-11-20' })
    expect(lawText(report, { all: false })).toContain('requested on 2026-11-20')
  })

  test.each([
    ['an unknown duty', { duty: 'flanders.sol', requested: '2026-11-20' }],
    ['no state', { duty: 'flanders.soil' }],
    ['a paper for a fact that the advert shows', { duty: 'flanders.energyScore', received: '2026-11-20' }],
  ])('are refused with %s', async (_, entry) => {
    const { problems } = await linkFiles({ 'content/properties/all.json': paper(entry) })
    expect(problems.map(({ severity }) => severity)).toContain('error')
  })
})

describe('the text', () => {
  test('has 80 columns and begins with the summary', async () => {
    const text = lawText(await reportOf(HOMES), { all: true })
    const lines = text.split('\n')
    expect(lines.filter((line) => line.length > 80)).toEqual([])
    expect(lines[1]).toBe('  3 homes on offer')
    expect(lines[2]).toBe('  1 lacks a duty of the advert; --strict stops 1 home')
    expect(text).toContain('from 1 January 2030: Least energy label of a rented home')
  })

  test('shows control characters of a title instead of sending them to the terminal', async () => {
    const report = await reportOf(HOMES)
    const homes = report.homes.map((home) => ({ ...home, title: 'Villa\u001b[2J' }))
    expect(lawText({ ...report, homes }, { all: false })).toContain('Villa\u241b[2J')
  })

  test('marks what stops a publication', async () => {
    expect(lawText(await reportOf(HOMES), { all: false })).toMatch(
      /^ {4}! missing +advert +since 2023-01-01 +flanders\.floodScores$/m,
    )
  })

  test('shows of a large stock the homes that lack a duty of the advert', async () => {
    const stock = Array.from({ length: 60 }, (_, index) => house(100 + index))
    const text = lawText(await reportOf([...stock, ...HOMES]), { all: false })
    expect(text).toMatch(/^7 {2}Huis 7/m)
    expect(text).not.toMatch(/^100 {2}/m)
    expect(text).toContain('62 more homes')
  })

  test('shows all of fifty homes, and of fifty-one those that lack something', async () => {
    const report = await reportOf(Array.from({ length: 51 }, (_, index) => house(100 + index)))
    const shown = (count: number) =>
      lawText({ ...report, homes: report.homes.slice(0, count) }, { all: false }).match(/^1\d\d {2}Huis/gm)
        ?.length
    expect([shown(50), shown(51)]).toEqual([50, undefined])
  })

  test('counts several homes in the plural', async () => {
    const lacking = [8, 10].map((id) => house(id, { PScore: undefined }))
    const [, , line] = lawText(await reportOf([...HOMES, ...lacking]), { all: false }).split('\n')
    expect(line).toBe('  3 lack a duty of the advert; --strict stops 3 homes')
  })
})

test('the page to print escapes what it shows, and loads nothing', async () => {
  const report = await reportOf(HOMES)
  const homes = report.homes.map((home) => ({ ...home, title: HOSTILE, reference: HOSTILE }))
  const html = lawHtml({ ...report, homes })
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co')
  expect(html).not.toMatch(/<script|<link|src=|@import|url\(/)
  expect(html).toContain('@media print')
  expect(html.match(/<section>/g)).toHaveLength(4)
})
