/** The queries of a text to the index of words in titles, beside its types and towns. */
import { homesIn } from './search-homes.ts'
import type { Home } from './search-homes.ts'
import type { ProjectFile } from './search-file.ts'
import type { CityRow, TypeRow } from './search-index.ts'
import type { Part, Reading } from './search-reading.ts'
import { foldWords, isDigits } from './search.ts'
import { goalTerm, townTerm, typeTerm } from './word-file.ts'
import type { Term, Terms } from './word-file.ts'

type RowPart = Part<TypeRow, CityRow>

/** A postal code has four digits; fewer of them may also be a number in a title. */
const SHORTEST_CODE = 4

/**
 * Queries for the index of words; the first one with a result counts. There are none if names of types and
 * towns, goals and numbers cover the whole text, because lists answer it then. "Villa in Gent" searches
 * titles with "villa" in Gent, because the type "House" means less. If no title matches, a name may be a word
 * of the title ("plot between two houses"), or a subtype may mean only its type ("villa with a pool" finds
 * houses with a pool).
 */
export function titleQuestions({ query, goal, parts, left }: Reading<TypeRow, CityRow>): readonly Terms[] {
  const isOpen = ({ text, isName }: RowPart) => !isName && !text.split(' ').every(isDigits)
  if (!left.some((word) => !isDigits(word)) && !parts.some(isOpen)) return []
  const last = query.tokens.at(-1)
  const typed = (text: string): Terms =>
    text.split(' ').map((word) => [{ word, isStart: word === last && !isDigits(word) }])
  const given = [...(goal === undefined ? [] : [[exactly(goalTerm(goal))]]), ...left.flatMap(typed)]
  const questions: readonly ((part: RowPart) => Terms)[] = [
    (part) => (saysAll(part) ? [listed(part)] : typed(part.text)),
    ({ text }) => typed(text),
    ...(left.length === 0 ? [] : [(part: RowPart) => [listed(part)]]),
  ]
  return (parts.length === 0 ? questions.slice(0, 1) : questions).map((ofPart) => [
    ...given,
    ...parts.flatMap(ofPart),
  ])
}

/** Whether the lists of a part cover its meaning, so that titles need not contain it. */
function saysAll({ text, isName }: RowPart): boolean {
  return isName || (text.split(' ').every(isDigits) && text.length >= SHORTEST_CODE)
}

function listed({ means, types, cities }: RowPart): readonly Term[] {
  return means === 'type'
    ? types.map(({ webId }) => exactly(typeTerm(webId)))
    : cities.map(({ names: [name = ''], zip }) => exactly(townTerm(name, zip)))
}

function exactly(word: string): Term {
  return { word, isStart: false }
}

/**
 * Projects whose name, address or words contain every typed word. A goal or a whole name of a town restricts
 * them. The mere start of a town's name means the town, and no projects in it.
 */
export function projectsOf(
  { query, goal, parts, left }: Reading<TypeRow, CityRow>,
  file: ProjectFile,
): readonly Home[] {
  const last = query.tokens.at(-1)
  const has = (text: string, typed: string) => {
    const padded = ` ${foldWords(text)} `
    return typed
      .split(' ')
      .every((word) => padded.includes(word === last && !isDigits(word) ? ` ${word}` : ` ${word} `))
  }
  const towns = parts.filter((part) => part.means === 'city' && saysAll(part))
  const typed = parts.filter((part) => !saysAll(part)).map(({ text }) => text)
  return homesIn(file).filter((project, row) => {
    const named = `${project.text} ${file.words[row] ?? ''}`
    return (
      (goal === undefined || project.goal === goal) &&
      [...left, ...typed].every((text) => has(`${named} ${project.place}`, text)) &&
      (left.length > 0 || typed.some((text) => has(named, text))) &&
      towns.every(({ cities }) => cities.some(({ zip }) => has(project.place, foldWords(zip))))
    )
  })
}
