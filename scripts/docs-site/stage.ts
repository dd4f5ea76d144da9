/** Copies the documents into a folder as pages of a site, with links that lead to pages or to files of the site. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { ROOT_PAGES } from './pages.ts'

const PAGE = /\.md$/

/** A document of the repository -> the page of the site; undefined for files that are no page. */
function pageOf(file: string): string | undefined {
  if (Object.hasOwn(ROOT_PAGES, file)) return ROOT_PAGES[file]
  if (!file.startsWith('docs/') || !PAGE.test(file)) return undefined
  return file.slice('docs/'.length).replace(/README\.md$/, 'index.md')
}

/** Copies every page to `stage`, and every other file that a page links to into its folder of public files. */
export function stagePages(root: string, stage: string): readonly string[] {
  rmSync(stage, { recursive: true, force: true })
  const files = [...Object.keys(ROOT_PAGES), ...documentsIn(root, 'docs')]
  const pages = files.flatMap((file) => {
    const page = pageOf(file)
    if (page === undefined) return []
    const text = readFileSync(path.join(root, file), 'utf8')
    const copy = (target: string) => copyFile(root, stage, target)
    write(path.join(stage, page), linked(text, { file, page, copy }))
    return [page]
  })
  write(path.join(stage, 'decisions/index.md'), decisionList(root, pages))
  return pages
}

function decisionList(root: string, pages: readonly string[]): string {
  const rows = pages
    .filter((page) => page.startsWith('decisions/'))
    .toSorted()
    .map(
      (page) =>
        `- [${titleOf(readFileSync(path.join(root, 'docs', page), 'utf8'))}](./${path.basename(page)})`,
    )
  return `# Decisions\n\nEach record has a question, the decision and its price.\n\n${rows.join('\n')}\n`
}

/** The heading of a document, as plain text. */
export function titleOf(document: string): string {
  const [, title = ''] = /^# (.+)$/m.exec(document) ?? []
  return title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('`', '')
}

function documentsIn(root: string, folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (entry.isDirectory()) return documentsIn(root, file)
    return PAGE.test(entry.name) ? [file] : []
  })
}

interface Document {
  readonly file: string
  readonly page: string
  /** Copies a file that is no page, and returns the path of the copy. */
  readonly copy: (target: string) => string
}

function linked(text: string, document: Document): string {
  return outsideCode(text, (prose) =>
    prose.replaceAll(/\]\(([^)\s]+)\)/g, (whole, link: string) => {
      const target = rewritten(link, document)
      return target === undefined ? whole : `](${target})`
    }),
  )
}

/** Undefined for a link that stays, as it leads to another host or within the page. */
function rewritten(link: string, { file, page, copy }: Document): string | undefined {
  if (/^(?:[a-z]+:|#)/i.test(link)) return undefined
  const [place = '', anchor] = link.split('#')
  const target = path.posix.join(path.posix.dirname(file), place)
  const found = pageOf(target) ?? (target === 'docs/decisions' ? 'decisions/index.md' : undefined)
  if (found === undefined) return `/${copy(target)}`
  const relative = path.posix.relative(path.posix.dirname(page), found)
  return `${relative.startsWith('.') ? '' : './'}${relative}${anchor === undefined ? '' : `#${anchor}`}`
}

/** Applies the change to all but fenced blocks and code in a line. */
function outsideCode(text: string, change: (prose: string) => string): string {
  return text
    .split(/(^ *```[\s\S]*?^ *```$|`[^`\n]+`)/m)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('')
}

/** Endings that VitePress knows as those of files. It takes any other name for that of a page. */
const FILE = /\.(?:json|ya?ml|ts|tsx|css|webp|png|svg)$/

/** The address of the copy. A folder is a list of its files, as a static host shows none. */
function copyFile(root: string, stage: string, target: string): string {
  const from = path.join(root, target)
  const isFolder = existsSync(from) && statSync(from).isDirectory()
  const name = isFolder ? `${target}/index.html` : FILE.test(target) ? target : `${target}.txt`
  const to = path.join(stage, 'public', isFolder ? target : name)
  if (!existsSync(from) || existsSync(path.join(stage, 'public', name))) return name
  mkdirSync(path.dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true })
  if (isFolder) write(path.join(to, 'index.html'), fileList(target, readdirSync(from)))
  return name
}

function fileList(title: string, names: readonly string[]): string {
  const rows = names.map((name) => `<li><a href="${name}">${name}</a></li>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><ul>${rows}</ul></html>\n`
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
}
