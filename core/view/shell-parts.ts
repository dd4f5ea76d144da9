/**
 * The parts of the shell that a page contains, as the subject of a query. The subject lists blocks of parts, each with the
 * bits of those that are contained: hundreds of pages contain the same parts and share one result.
 */
import { REQUEST_FORMS } from '../domain/forms.ts'
import { lazy } from '../domain/remembered.ts'
import { SITE_STRINGS } from '../languages/strings.ts'
import type { PartList, Shell, ShellPart } from './types.ts'

/** The number of parts in a block: one for each bit of a word. */
const BLOCK = 32

const FIELDS = {
  locale: true,
  siteName: true,
  draft: true,
  basePath: true,
  homeHref: true,
  stylesheet: true,
  printStylesheet: true,
  script: true,
  sprite: true,
  icons: true,
  manifest: true,
  fonts: true,
  themeColor: true,
  themeColorDark: true,
  logo: true,
  logoOnDark: true,
  wordmark: true,
  savedHref: true,
  topBar: true,
  menu: true,
  extraMenu: true,
  languageNames: true,
  showFlags: true,
  footer: true,
  newsletter: true,
  formTexts: true,
  hasService: true,
  countsViews: true,
  consent: true,
  strings: true,
} as const satisfies Readonly<Record<Exclude<keyof Shell, 'requests'>, true>>

const FIELD = 'shell.'

/** Sorted parts have the same numbers in all processes of a version, and those of one use are in the same block. */
const index = lazy(() => {
  const forms = REQUEST_FORMS.map(({ name }) => `requests.${name}`)
  const fields = [...Object.keys(FIELDS), ...forms].map((name) => `${FIELD}${name}`)
  const parts = [...Object.keys(SITE_STRINGS.nl), ...fields].sort() as readonly ShellPart[]
  return { parts, numbers: new Map(parts.map((part, number) => [part, number])) }
})

export function createPartList(): PartList {
  const { parts, numbers } = index()
  const bits = new Uint32Array(Math.ceil(parts.length / BLOCK))
  const set = (block: number, word: number) => void (bits[block] = (bits[block] ?? 0) | word)
  return {
    bits,
    another: createPartList,
    add(part) {
      // A template of the site may ask for a part that does not exist.
      const number = numbers.get(part) ?? -1
      if (number >= 0) set(number >>> 5, 1 << (number & 31))
    },
    addAll: (others) => others.bits.forEach((word, block) => set(block, word)),
  }
}

export function subjectOf({ bits }: Pick<PartList, 'bits'>): string {
  const blocks: string[] = []
  bits.forEach((word, block) => {
    if (word !== 0) blocks.push(`${block}:${word.toString(16)}`)
  })
  return blocks.join(' ')
}

export function partsOf(subject: string): readonly ShellPart[] {
  if (subject === '') return []
  const { parts } = index()
  return subject.split(' ').flatMap((each) => {
    const [block, word] = each.split(':')
    const first = Number(block) * BLOCK
    const bits = parseInt(word ?? '', 16)
    return parts.slice(first, first + BLOCK).filter((_, bit) => (bits >>> bit) & 1)
  })
}

/** Returns the path of a part in the shell, such as `requests.visit`, and null for a text. */
export function shellField(part: ShellPart): string | null {
  return part.startsWith(FIELD) ? part.slice(FIELD.length) : null
}
