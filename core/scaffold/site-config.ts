/** The configuration of a new site: all that is known, and blanks for what only the agency knows. */
import { UNKNOWN_ADDRESS } from '../domain/blank.ts'
import { mix, readableOn, readableTone, TEXT_CONTRAST } from '../domain/contrast.ts'
import { barTokens, DEFAULT_PALETTE } from '../domain/palette.ts'
import { eachLocale } from '../languages/codes.ts'
import { slugOf } from '../site/slug.ts'
import type { Answers } from './answers.ts'
import type { Town } from './find-town.ts'
import { inLanguages, localised, withValue } from './localise.ts'
import type { StarterTexts } from './starter.ts'

/** Parts of `legal` that are one text for all languages. */
const SINGLE = ['tradeName', 'companyNumber', 'vatNumber', 'insurer', 'insurancePolicy']

export function siteConfig(answers: Answers, texts: StarterTexts, version: string): object {
  const { name, towns, languages, url } = answers
  const [main] = towns
  const list = (language: keyof Town['names']) => towns.map(({ names }) => names[language]).join(', ')
  return {
    $schema: schemaOf('site'),
    version,
    name,
    url: url ?? UNKNOWN_ADDRESS,
    languages,
    description: inLanguages(withValue(texts.description, 'towns', list), languages),
    offices: towns.map((town) => officeOf(town, { answers, texts })),
    legal: Object.fromEntries(
      Object.entries(texts.legal[main.country]).map(([key, text]) => [
        key,
        SINGLE.includes(key) && typeof text !== 'string' ? text[languages[0]] : localised(text, languages),
      ]),
    ),
  }
}

interface Made {
  readonly answers: Pick<Answers, 'name' | 'towns' | 'languages'>
  readonly texts: StarterTexts
}

/** The name of an office that is the only one is that of the agency. */
export function officeOf(town: Town, { answers: { name, towns, languages }, texts }: Made): object {
  const [first] = languages
  const isOnly = towns.length === 1
  const names = eachLocale((language) => `${name} ${town.names[language]}`)
  return {
    id: officeId(town, towns),
    name: isOnly ? name : inLanguages(names, languages),
    street: texts.office.street[first],
    zip: town.zip,
    city: inLanguages(town.names, languages),
    country: town.country,
    phone: texts.office.phone[first],
    email: texts.office.email[first],
  }
}

/** Two offices in one town have a number behind their name. */
function officeId(town: Town, towns: readonly Town[]): string {
  const idOf = ({ names, zip }: Town) => slugOf(Object.values(names)[0] ?? zip, zip).slice(0, 26)
  const before = towns.slice(0, towns.indexOf(town)).filter((other) => idOf(other) === idOf(town)).length
  return before === 0 ? idOf(town) : `${idOf(town)}-${before + 1}`
}

/** The people of the agency, who are not known yet. */
export function teamConfig({ towns, languages }: Answers, { person }: StarterTexts): object {
  const [main] = towns
  const member = {
    id: 1,
    name: person.name[languages[0]],
    role: inLanguages(person.role, languages),
    registration: inLanguages(person[main.country], languages),
    office: officeId(main, towns),
  }
  return { $schema: schemaOf('team'), members: [member] }
}

/** The banner of the home page shows homes as soon as there are some, and this picture before. */
export function bannerConfig({ languages }: Answers, { street }: StarterTexts): object {
  const image = { url: 'images/street.webp', alt: inLanguages(street, languages) }
  return { $schema: schemaOf('banner'), show: true, type: 'properties', image }
}

/** Null if the colours of the package are kept. Colours on which text would not be readable are made darker. */
export function themeConfig({ main, second }: Answers['colours']): object | null {
  const { paper, ink } = DEFAULT_PALETTE
  const brick = main === undefined ? undefined : readableTone(main, paper, TEXT_CONTRAST)
  const accent = brick && {
    brick,
    'brick-deep': mix(brick, ink, 0.35),
    'on-brick': readableOn(brick, [paper]),
  }
  const text = second === undefined ? undefined : readableOn(second, [paper, ink])
  const bars = second !== undefined &&
    text !== undefined && {
      ...barTokens({ background: second, text }),
      plate: second,
      'on-plate': text,
    }
  return accent || bars ? { $schema: schemaOf('theme'), colours: { ...accent, ...bars } } : null
}

/** Below the folder site-config/ or content/, where npm has installed the package. */
export function schemaOf(name: string): string {
  return `../node_modules/agency-site/docs/schemas/${name}.json`
}
