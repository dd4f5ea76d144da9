import { defineCode } from '../define-code.ts'
import { didYouMean } from '../suggest.ts'
import { oneOf } from '../words.ts'

interface UnknownFile {
  readonly file: string
  /** The misspelt name, and the names that are allowed in its place. */
  readonly name?: string
  readonly known: readonly string[]
  /** The ending that is read, if the file has another. */
  readonly ending?: string
  readonly is?: 'export' | 'spreadsheet' | 'set aside' | 'hidden' | 'other' | 'script' | 'transform'
}

const FOREIGN_FILES: Readonly<Record<NonNullable<UnknownFile['is']>, (file: string) => string>> = {
  export: (file) =>
    `use agency-site import ${file} to see what it holds, and to add it to site-config/imports.json`,
  spreadsheet: () => 'save the table as .xlsx or CSV, and add that file with agency-site import',
  'set aside': (file) =>
    `move it out of content/, or rename it to ${file.slice(file.lastIndexOf('/') + 1).replace(/\.bak$/i, '')}`,
  hidden: () => 'remove it, or rename it without the dot',
  script: () => 'the only script that site-config/ may have is imports.ts (docs/import.md)',
  transform: () => 'it changes the records of imports, and site-config/imports.json names no export',
  other: () => 'move it out of content/, or to content/static/ if it is published unchanged',
}

/** The content of each file that a site without defaults needs, with its smallest valid form if that is short. */
const REQUIRED_FILES: Readonly<Record<string, string>> = {
  'site-config/languages.json':
    'create it; it holds the languages: { "languageDefault": "nl", "languageUse": [{ "code": "nl", "use": true }] }',
  'site-config/routes.json':
    'create it; it holds the route table: { "routes": [{ "original": "/", "path": { "nl": "/nl/" } }] }',
  'site-config/menu.json': 'create it; it holds the menu: { "items": [] }',
  'site-config/rules.json': 'create it; it holds the dated legal rules for renovation and deposits',
}

/** Files of a site (AS12xx): required files, unknown files and symbolic links. */
export const FILE_CODES = {
  AS1201: defineCode<UnknownFile>({
    severity: 'error',
    title: 'Unknown file',
    about:
      'site-config/ holds JSON files with fixed names. content/ holds the folders properties, projects, pages and articles with ' +
      'JSON and Markdown files, and the files categories.json and cities.json. Any other file would be ignored, so it is reported; ' +
      'most often its name is misspelt, or it is an export of a CRM, which site-config/imports.json has to name. Pictures may lie ' +
      'anywhere in content/, files of editors and desktops are left out (core/paths/junk.ts), and files that are published ' +
      'unchanged belong in content/static/.',
    message: ({ file }) => `"${file}" is not a file that agency-site reads`,
    hint: ({ file, name, known, ending, is }) => {
      if (is !== undefined) return FOREIGN_FILES[is](file)
      if (ending !== undefined) return `use the ending .${ending}; no other ending is read here`
      const folders = known.filter((each) => each.endsWith('/'))
      const belongs =
        folders.length === 0 ? undefined : `it belongs in a folder of content/: ${oneOf(folders)}`
      return name === undefined ? undefined : (didYouMean(name, known) ?? belongs)
    },
  }),
  AS1202: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Missing file',
    about:
      'Every site needs site-config/site.json. Everything else has a default, unless routes.json of the site is the whole route table: ' +
      'then no default holds, and languages.json, menu.json and rules.json are needed as well.',
    message: ({ file }) => `"${file}" is missing`,
    hint: ({ file }) =>
      file === 'site-config/site.json'
        ? 'create it; it holds the agency’s name, its offices and its legal disclosures. agency-site init makes one in a new folder'
        : `${REQUIRED_FILES[file]}; or add "extends": "default" to site-config/routes.json, and the defaults hold`,
  }),
  AS1203: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Symbolic link out of the site',
    about:
      'A symbolic link points to a file outside the folder of the site. Content is never read from outside that folder.',
    message: ({ file }) => `"${file}" is a symbolic link to a file outside the site`,
    hint: () => 'copy the file into the site',
  }),
  AS1204: defineCode<{ root: string }>({
    severity: 'error',
    title: 'Not a site',
    about: 'A site is a folder that contains content/ and site-config/.',
    message: ({ root }) => `"${root}" does not contain a site`,
    hint: () => 'make one with agency-site init, or name its folder with --root',
    exit: 2,
  }),
  AS1205: defineCode<{ file: string; isCircle: boolean }>({
    severity: 'error',
    title: 'Symbolic link without a target',
    about: 'A symbolic link leads to a file that does not exist, or back to itself or to a folder around it.',
    message: ({ file, isCircle }) =>
      isCircle
        ? `"${file}" is a symbolic link that leads back to itself`
        : `"${file}" is a symbolic link to a file that does not exist`,
    hint: () => 'remove the link, or point it to a file of the site',
  }),
  AS1206: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Symbolic link to a file that is not published',
    about:
      'content/static/ and content/documents/ are published unchanged. A link in them may lead to other files of ' +
      'content/, but not to records, which hold addresses that are not shown, to content/private/, or to another folder of the site. ' +
      'No link of a site leads into .agency-site/, .git/ or node_modules/.',
    message: ({ file }) => `"${file}" is a symbolic link to a file that must not be published`,
    hint: () => 'remove the link; copy the file if it may be published',
  }),
  AS1207: defineCode<{ file: string; reason: string }>({
    severity: 'error',
    title: 'Not a regular file',
    about:
      'A file of the site is a named pipe, a device, a socket or a folder, may not be read, or has a name that is not UTF-8. Only ' +
      'regular files are opened.',
    message: ({ file, reason }) => `"${file}" ${reason}`,
    hint: ({ reason }) =>
      reason.includes('a name') ? 'rename it' : 'remove it, or put a regular file in its place',
  }),
  AS1208: defineCode<{ file: string }>({
    severity: 'warning',
    title: 'Hidden file not published',
    about:
      'Names in content/static/ and content/documents/ that begin with a dot are not published, because such files often hold ' +
      'secrets. `.well-known`, `.htaccess`, `.nojekyll` and `.domains` are published. Files of editors, desktops and version control ' +
      'are left out without a warning.',
    message: ({ file }) => `"${file}" is hidden, so it is not published`,
    hint: () => 'rename it without the dot, or move it out of content/',
  }),
  AS1209: defineCode<{ file: string; type: string }>({
    severity: 'error',
    title: 'Document that cannot be opened',
    about:
      'A file of content/documents/ or content/private/ is empty, or is of another type than its name says. Most often a host answered ' +
      'a download with an error page, and the page was saved under the name of the document.',
    message: ({ file, type }) => `"${file}" is ${type}`,
    hint: ({ type }) =>
      type.startsWith('a Git LFS pointer')
        ? 'download it with git lfs pull'
        : 'save or export the document again',
  }),
  AS1210: defineCode<{ file: string }>({
    severity: 'error',
    title: 'Nothing to extend',
    about:
      'A file of site-config/ adds to the default of the package, but site-config/routes.json is the whole route table of the site. ' +
      'Then no default holds, and the file has to be complete.',
    message: ({ file }) => `"${file}" extends a default that does not hold for this site`,
    hint: () =>
      'add "extends": "default" to site-config/routes.json as well, or take it out and write the file in full',
  }),
} as const
