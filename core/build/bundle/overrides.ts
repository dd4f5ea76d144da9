/** Finds the templates of the site and the templates of the package that they replace, and checks that they fit. */
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import glob from 'fast-glob'
import { hasErrors, problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Problem } from '../../diagnostics/diagnostic.ts'
import { decode, sizeProblem } from '../../source/decode.ts'
import type { Files } from '../../system/files.ts'
import { checkTemplate } from './check-template.ts'
import { sourceFence } from '../../paths/site-fences.ts'
import { findFiles } from '../sources/find-files.ts'
import { pathProblem } from '../sources/path-problems.ts'
import { PACKAGE_ROOT } from '../../system/package-root.ts'
import type { RendererName } from './renderer-name.ts'
import { rendererFor } from './string-renderer.ts'
import { nearestTemplate } from './template-tree.ts'
import type { OwnTemplate, TemplateTree } from './template-tree.ts'

/** The files that a template may import, of which the bundle is made. */
const IMPORTABLE = [
  'templates/**/*',
  'core/domain/**/*.ts',
  'core/view/types.ts',
  'core/languages/*.ts',
  'core/languages/*/{language,limit-words,number-words}.ts',
  'core/http/portal.ts',
]

/** Files beside templates that help to write them. */
const BESIDE = ['**/tsconfig.json', '**/README.md']

/** The files of the package that templates are made of. */
function packageTemplates(): readonly string[] {
  return glob.sync(IMPORTABLE, { cwd: PACKAGE_ROOT, ignore: BESIDE }).sort()
}

export async function readTemplates(
  files: Files,
  root: string,
  wanted: RendererName = 'strings',
): Promise<Checked<TemplateTree>> {
  const names = new Set(packageTemplates())
  if (await hasNone(root)) return { value: { names, own: new Map(), renderer: wanted }, problems: [] }
  const search = { root, patterns: ['templates/**/*'], dot: false, fence: sourceFence(root) }
  const { files: found, refused } = await findFiles(files, search)
  const problems: Problem[] = refused.map(({ file, refusal }) => pathProblem(file, refusal))
  const own = new Map<string, OwnTemplate>()
  for (const name of found.filter((file) => !BESIDE.includes(`**/${path.posix.basename(file)}`))) {
    const { value, problems: faults } = await readTemplate(files, root, name)
    problems.push(...faults)
    if (value !== null) own.set(name, value)
  }
  const tree = { names, own, renderer: wanted === 'react' ? wanted : await rendererFor(own) }
  return { value: tree, problems: [...problems, ...(hasErrors(problems) ? [] : await checkTree(tree))] }
}

/** In the folder of the package itself, templates replace nothing. */
async function hasNone(root: string): Promise<boolean> {
  const folders = [root, PACKAGE_ROOT].map((folder) => realpath(path.join(folder, 'templates')))
  const [own, original] = await Promise.allSettled(folders)
  return own?.status !== 'fulfilled' || (original?.status === 'fulfilled' && own.value === original.value)
}

async function readTemplate(files: Files, root: string, name: string): Promise<Checked<OwnTemplate | null>> {
  const file = await files.realPath(path.join(root, name))
  const tooLarge = sizeProblem(name, (await files.stat(file))?.size ?? 0)
  if (tooLarge !== null) return { value: null, problems: [tooLarge] }
  const bytes = await files.read(file)
  if (!/\.(?:tsx?|css|svg|json)$/.test(name)) return { value: { file, bytes, text: null }, problems: [] }
  const { value: text, problems } = decode(bytes, name)
  return { value: text === null ? null : { file, bytes, text }, problems }
}

/** Checks every file that replaces a template, and the files that these import. No page would use any other file. */
async function checkTree(tree: TemplateTree): Promise<readonly Problem[]> {
  const reached = new Set([...tree.own.keys()].filter((name) => tree.names.has(name)))
  const problems: Problem[] = []
  // The loop also visits the files that are added to the set meanwhile.
  for (const name of reached) {
    const checked = await checkTemplate(tree, name)
    problems.push(...checked.problems)
    for (const target of checked.value) if (tree.own.has(target)) reached.add(target)
  }
  const unused = [...tree.own.keys()].filter((name) => !reached.has(name))
  return [...problems, ...unused.map((name) => misnamed(tree, name))]
}

function misnamed({ names, own }: TemplateTree, name: string): Problem {
  const free = [...names].filter((known) => !own.has(known))
  const nearest = nearestTemplate(asTemplate(name), free)
  const hint = nearest === undefined ? {} : { hint: `did you mean "${nearest}"?` }
  return problem('AS6102', { file: name }, { ...whole(name), ...hint })
}

/** The name of a file as templates have it, for the endings of other tools. */
function asTemplate(name: string): string {
  return name.replace(/\.(?:jsx|js|mjs)$/, '.tsx').replace(/\.(?:scss|sass|less|pcss)$/, '.css')
}

function whole(file: string) {
  return { at: { file, path: [] } }
}
