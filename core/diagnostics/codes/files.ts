import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'

export interface UnknownFile {
  readonly file: string
  /** What is written wrong, and what may stand in its place. */
  readonly name?: string
  readonly known: readonly string[]
  /** The ending that is read, where the file has another. */
  readonly ending?: string
}

/** What a file that every site needs holds, with the least that it may be where that is short. */
const REQUIRED_FILES: Readonly<Record<string, string>> = {
  'site-config/site.json':
    'it says who the agency is, where its offices are, and what the law wants said of it',
  'site-config/languages.json':
    'it holds the languages: { "languageDefault": "nl", "languageUse": [{ "code": "nl", "use": true }] }',
  'site-config/routes.json':
    'it holds the path table: { "routes": [{ "original": "/", "path": { "nl": "/nl/" } }] }',
  'site-config/menu.json': 'it holds the menu: { "items": [] }',
  'site-config/rules.json': 'it holds the rules of law with their dates: renovation and deposit',
}

/** Files of a site (AS12xx): which there must be, which there may be, and where they may lead. */
export const FILE_CODES = {
  AS1201: defineCode<UnknownFile>({
    severity: 'error',
    title: 'Unknown file',
    about:
      'site-config/ holds JSON files of fixed names, content/ the folders properties, projects, pages and articles with ' +
      'JSON and Markdown files, and categories.json and cities.json. Data elsewhere, or with another ending, would be read ' +
      'by nobody, most often because a name is misspelt. Files to be published as they are belong in content/static/.',
    message: ({ file }) => `"${file}" is not a file that agency-site knows`,
    hint: ({ name, known, ending }) => {
      if (ending !== undefined) return `only files that end in .${ending} are read here`
      return name === undefined ? undefined : didYouMean(name, known)
    },
  }),
  AS1202: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Missing file',
    about:
      'A site needs some files: who the agency is, its languages, its path table, its menu, and the dated rules of law.',
    message: ({ file }) => `"${file}" is missing`,
    hint: ({ file }) => REQUIRED_FILES[file],
  }),
  AS1203: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Link out of the site',
    about: 'A symbolic link leads out of the site’s folder. Content never reads what lies outside.',
    message: ({ file }) => `"${file}" is a link that leads out of the site`,
    hint: () => 'copy the file into the site',
  }),
  AS1204: defineCode<{ root: string }>({
    severity: 'error',
    title: 'Not a site',
    about: 'A site is a folder with content/ and site-config/.',
    message: ({ root }) => `there is no site in "${root}"`,
    hint: () => 'name the folder that holds content/ and site-config/ with --root',
    exit: 2,
  }),
} as const
