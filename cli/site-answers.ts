/** The answers to the questions of `init`: from the command line, from the person at the terminal, or by default. */
import { problem } from '../core/diagnostics/diagnostic.ts'
import type { Problem } from '../core/diagnostics/diagnostic.ts'
import { CAPITALS, isName, languagesIn, languagesSpokenIn } from '../core/scaffold/answers.ts'
import type { Answers } from '../core/scaffold/answers.ts'
import { findTown } from '../core/scaffold/find-town.ts'
import type { Town } from '../core/scaffold/find-town.ts'
import type { Region } from '../core/domain/region.ts'
import type { Ask } from './ask.ts'
import { webAddress } from './arguments.ts'

export interface AnswerOptions {
  readonly name?: string
  readonly town?: readonly string[]
  readonly region?: Exclude<Region, 'unknown'>
  readonly languages?: string
  readonly url?: string
  readonly colour?: string
  readonly secondColour?: string
  readonly export?: string
  readonly yes?: boolean
}

interface Question<T> {
  /** The option that gives the answer. */
  readonly option: string
  readonly text: string
  readonly given: string | undefined
  /** The proposed answer in the form in which it is typed. An empty text means that there is none. */
  readonly fallback: string
  readonly isNeeded?: boolean
  readonly expected: string
  /** Null if the text is no answer. */
  readonly parse: (text: string) => T | null
}

/** A source of answers. It collects problems, so that all of them are shown at once. */
export interface Asking {
  readonly ask: Ask | undefined
  readonly tell: (line: string) => void
  readonly takesDefaults: boolean
  readonly problems: Problem[]
  readonly missing: string[]
}

export async function siteAnswers(
  asking: Asking,
  options: AnswerOptions,
  folder: string,
): Promise<Answers & { readonly export: string }> {
  const name = await answer(asking, nameQuestion(options, folder))
  const towns = await answer(asking, townQuestion(options))
  checkRegion(asking, towns[0], options.region)
  const languages = await answer(asking, {
    option: '--languages',
    text: 'Languages of the site, the first one first',
    given: options.languages,
    fallback: languagesSpokenIn(towns[0]).join(' '),
    expected: 'languages among nl, fr, en and de, such as nl,fr',
    parse: languagesIn,
  })
  const url = await answer(asking, addressQuestion(options))
  const main = await answer(asking, colourQuestion(options.colour, '--colour', 'Colour of the agency'))
  const second = await answer(
    asking,
    colourQuestion(options.secondColour, '--second-colour', 'Second colour, for the footer'),
  )
  const place = await answer(asking, {
    option: '--export',
    text: 'Export of the program of the agency, to read homes from',
    given: options.export,
    fallback: '',
    expected: 'a path',
    parse: (text) => text,
  })
  return {
    name,
    towns,
    languages,
    url: url || undefined,
    colours: { main: main || undefined, second: second || undefined },
    export: place,
  }
}

function nameQuestion({ name }: AnswerOptions, folder: string): Question<string> {
  const words = folder.replaceAll(/[-_.\s]+/g, ' ').trim()
  const fallback = words.replaceAll(/(?<![\p{L}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
  return {
    option: '--name',
    text: 'Name of the agency',
    given: name,
    fallback: isName(fallback) ? fallback : 'Agency',
    isNeeded: true,
    expected: 'a name of at most 80 characters, without [[, {, < and control characters',
    parse: (text) => (isName(text) ? text : null),
  }
}

type Towns = Answers['towns']

function townQuestion({ town, region }: AnswerOptions): Question<Towns> {
  return {
    option: '--town',
    text: 'Towns of the offices, the main one first (9000 Gent; 1050 Ixelles)',
    given: town?.join('; '),
    fallback: CAPITALS[region ?? 'flanders'],
    isNeeded: region === undefined,
    expected:
      'towns of Belgium such as 9000 Gent or Namur, or of Luxembourg with the postal code, such as L-1130 Luxembourg',
    parse: townsIn,
  }
}

function townsIn(text: string): Towns | null {
  const found = text.split(/[;,]/).map((each) => findTown(each))
  const [first, ...others] = found.filter((town) => town !== null)
  return first === undefined || others.length + 1 < found.length ? null : [first, ...others]
}

/** The law that holds follows from the town. */
function checkRegion({ problems }: Asking, { names, region }: Town, given: Region | undefined): void {
  if (given === undefined || given === region) return
  const expected = `${region}, where ${Object.values(names)[0] ?? ''} is`
  problems.push(problem('AS9502', { what: '--region', given, expected }))
}

function addressQuestion({ url }: AnswerOptions): Question<string> {
  return {
    option: '--url',
    text: 'Address of the site, such as https://www.agency.be',
    given: url,
    fallback: '',
    expected: 'an address such as https://www.agency.be, without a query',
    parse: (text) => (text === '' ? '' : addressIn(text)),
  }
}

function addressIn(text: string): string | null {
  try {
    return webAddress(/^https?:/i.test(text) ? text : `https://${text}`).replace(/\/$/, '')
  } catch {
    return null
  }
}

function colourQuestion(given: string | undefined, option: string, text: string): Question<string> {
  return {
    option,
    text: `${text}, such as #9a3520`,
    given,
    fallback: '',
    expected: 'a colour such as #9a3520',
    parse: (colour) =>
      colour === '' || /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour) ? colour.toLowerCase() : null,
  }
}

/** A wrong answer at the terminal is asked for again; elsewhere it is a problem, and the default stands in for it. */
async function answer<T>(asking: Asking, question: Question<T>): Promise<T> {
  const { option, text, given, fallback, expected, parse } = question
  const standIn = () => parse(fallback) as T
  if (given !== undefined) {
    const parsed = parse(given.trim())
    if (parsed === null) asking.problems.push(problem('AS9502', { what: option, given, expected }))
    return parsed ?? standIn()
  }
  if (asking.takesDefaults) return standIn()
  if (asking.ask === undefined) {
    if (question.isNeeded) asking.missing.push(option)
    return standIn()
  }
  for (;;) {
    const shown = fallback === '' ? 'nothing' : fallback
    const typed = (await asking.ask(`${text} (${shown}): `)).trim()
    const parsed = parse(typed === '' ? fallback : typed)
    if (parsed !== null) return parsed
    asking.tell(`  It must be ${expected}.`)
  }
}
