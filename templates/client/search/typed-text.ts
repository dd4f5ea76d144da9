/**
 * The parts of the search that only a typed text needs: its meaning, with the words of limits in every language, and the
 * search of titles and projects. They are loaded with the first key, so that the focus of the field costs less.
 */
import type { SearchFile } from '../../../core/domain/search-file.ts'
import { parseProjectFile } from '../../../core/domain/search-file.ts'
import type { Home } from '../../../core/domain/search-homes.ts'
import type { BoxIndex } from '../../../core/domain/search-index.ts'
import { MOST_HOMES } from '../../../core/domain/search-panel.ts'
import type { PanelResults } from '../../../core/domain/search-panel.ts'
import { readLimits } from '../../../core/domain/search-limits.ts'
import { readSearch } from '../../../core/domain/search-reading.ts'
import { projectsOf, titleQuestions } from '../../../core/domain/search-titles.ts'
import { idsWith, parseWordFile, wordFilesFor } from '../../../core/domain/word-file.ts'
import { filesOf } from './data-files.ts'

export { limitLabels } from '../../../core/domain/limit-phrases.ts'

export function readText(index: BoxIndex, text: string): PanelResults['reading'] {
  return readSearch(index, text, readLimits)
}

export interface OfTitles {
  /** The properties whose titles contain the text, as many as the panel shows. */
  readonly ids: readonly number[]
  readonly projects: readonly Home[]
  readonly loads: readonly Promise<void>[]
}

/** Words of titles and the names of projects, loaded when a text needs them. */
export function titlesOf(file: SearchFile): (reading: PanelResults['reading']) => OfTitles {
  const words = filesOf(parseWordFile)
  const projects = filesOf(parseProjectFile)
  return (reading) => {
    const questions = titleQuestions(reading)
    const wanted = questions.map((terms) => wordFilesFor(terms, file.words))
    const wantedProjects = questions.length > 0 && file.projects !== null ? [file.projects] : []
    const loads = [...words.missing([...new Set(wanted.flat())]), ...projects.missing(wantedProjects)]
    const answers = questions.map((terms, number) => idsWith(terms, words.known(wanted[number] ?? [])))
    return {
      // With a part of the files the result could be wrong, so it is empty until all have loaded.
      ids: loads.length > 0 ? [] : (answers.find(({ length }) => length > 0) ?? []).slice(0, MOST_HOMES),
      projects: projects.known(wantedProjects).flatMap((each) => projectsOf(reading, each)),
      loads,
    }
  }
}
