/** What a text asks of the words of titles, beside the types and towns that it names. */
import { homesIn } from './search-homes.ts'
import type { Home } from './search-homes.ts'
import type { ProjectFile } from './search-file.ts'
import type { CityRow, TypeRow } from './search-index.ts'
import type { Part, Reading } from './search-reading.ts'
import { foldWords, isNumber } from './search.ts'
import { goalTerm, townTerm, typeTerm } from './word-file.ts'
import type { Term, Terms } from './word-file.ts'

type RowPart = Part<TypeRow, CityRow>

/** A postal code has four digits; fewer of them may also be a number in a title. */
const SHORTEST_CODE = 4

/**
 * Questions for the index of words; the first that has an answer counts. There are none where names of types and towns,
 * goals and numbers say all that was typed: then lists are the answer. "Villa in Gent" asks for titles with "villa" in
 * Gent, because the type "House" says less. Where none carries that, a name may itself stand in a title ("plot between two
 * houses"), and a subtype may only be the type ("villa with a pool" finds houses with a pool).
 */
export function titleQuestions({ query, goal, parts, left }: Reading<TypeRow, CityRow>): readonly Terms[] {
  const isOpen = ({ text, isName }: RowPart) => !isName && !text.split(' ').every(isNumber)
  if (!left.some((word) => !isNumber(word)) && !parts.some(isOpen)) return []
  const last = query.tokens.at(-1)
  const typed = (text: string): Terms =>
    text.split(' ').map((word) => [{ word, isStart: word === last && !isNumber(word) }])
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

/** Whether its lists are what a part means, so that titles need not repeat it. */
function saysAll({ text, isName }: RowPart): boolean {
  return isName || (text.split(' ').every(isNumber) && text.length >= SHORTEST_CODE)
}

function listed({ means, types, cities }: RowPart): readonly Term[] {
  return means === 'type'
    ? types.map(({ webId }) => exactly(typeTerm(webId)))
    : cities.map(({ names: [name = ''], zip }) => exactly(townTerm(name, zip)))
}

function exactly(word: string): Term {
  return { word, isStart: false }
}

/** Whether words were typed that no type and no town has: then titles and projects answer more of the text than lists. */
export function isOfTitles({ left }: Pick<Reading<TypeRow, CityRow>, 'left'>): boolean {
  return left.some((word) => !isNumber(word))
}

/**
 * Projects whose name, address or words have every word that was typed; a goal or a whole name of a town leaves out the
 * others. The start of a town's name alone asks for the town, not for the projects in it.
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
      .every((word) => padded.includes(word === last && !isNumber(word) ? ` ${word}` : ` ${word} `))
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
