/** Results of the search in the sample of search files. */
import { searchIndexOf } from '../../../../core/domain/search-index.ts'
import { homesOf, homesWith } from '../../../../core/domain/search-homes.ts'
import { bestOf, panelOf } from '../../../../core/domain/search-panel.ts'
import type { PanelResults } from '../../../../core/domain/search-panel.ts'
import type { FilterLimits } from '../../../../core/domain/filter-limits.ts'
import { limitLabels } from '../../../../core/domain/limit-phrases.ts'
import { readLimits } from '../../../../core/domain/search-limits.ts'
import { readSearch } from '../../../../core/domain/search-reading.ts'
import { projectsOf, titleQuestions } from '../../../../core/domain/search-titles.ts'
import { idsWith } from '../../../../core/domain/word-file.ts'
import { ID_FILE, PAIRS, PROJECT_FILE, SEARCH_FILE, WORD_FILE } from '../../../support/sample-search.ts'

const labelsOf = (limits: FilterLimits) => limitLabels(limits, 'nl')

export const index = searchIndexOf(SEARCH_FILE)

export function find(text: string, part: Partial<PanelResults> = {}): PanelResults {
  const reading = readSearch(index, text, readLimits)
  const answers = titleQuestions(reading).map((terms) => idsWith(terms, [WORD_FILE]))
  const titled = homesWith(answers.find(({ length }) => length > 0) ?? [], [ID_FILE])
  const projects = answers.length === 0 ? [] : projectsOf(reading, PROJECT_FILE)
  const homes = homesOf(reading.query, [ID_FILE])
  return { index, labelsOf, reading, homes, titled, projects, pairs: PAIRS, ...part }
}

/** "types: Huis 3/1" */
export function panel(text: string, part?: Partial<PanelResults>): readonly string[] {
  return panelOf(find(text, part)).flatMap(({ kind, rows }) =>
    rows.map((row) =>
      'links' in row
        ? `${kind}: ${row.label} ${row.links.map(({ count }) => count ?? '?').join('/')}`
        : `${kind}: ${row.id}`,
    ),
  )
}
export const best = (text: string) => {
  const href = bestOf(find(text))
  return href === null ? null : decodeURIComponent(href)
}
