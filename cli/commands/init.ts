import path from 'node:path'
import { isRemote } from '../../core/build/imports/find-exports.ts'
import { problemsBehind } from '../../core/build/session.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import type { Answers } from '../../core/scaffold/answers.ts'
import { demoFiles, packageOf, siteFiles } from '../../core/scaffold/site-files.ts'
import type { SiteFiles } from '../../core/scaffold/site-files.ts'
import { createFiles } from '../../core/system/files.ts'
import { VERSION } from '../../core/system/package-root.ts'
import { addToPackage } from '../../core/scaffold/add-to-package.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts } from '../machine.ts'
import { copyInto, obstacleIn, placeSite } from '../place-site.ts'
import { report } from '../report.ts'
import { siteAnswers } from '../site-answers.ts'
import type { AnswerOptions, Asking } from '../site-answers.ts'
import { readDemo, readStarter } from '../starter.ts'
import { importExport } from './import.ts'

interface InitOptions extends AnswerOptions {
  readonly demo?: boolean
  readonly folder?: string | undefined
}

type Options = GlobalOptions & InitOptions

/** Makes a new site. Nothing is written before all answers are known. */
export async function init(io: Io, options: Options): Promise<number> {
  const folder = path.resolve(io.cwd, options.root ?? '.', options.folder ?? '.')
  try {
    return await made(io, options, folder)
  } catch (error) {
    // A folder that cannot be read or written.
    const places = placesOf(folder, path.join(folder, 'output'), path.join(folder, '.agency-site', 'cache'))
    const problems = await problemsBehind(
      error,
      machinePorts(io, () => undefined),
      { places, staged: 0 },
    )
    return refuse(io, options, { folder, problems })
  }
}

async function made(io: Io, options: Options, folder: string): Promise<number> {
  const shown = path.relative(io.cwd, folder) || '.'
  const obstacle = obstacleIn(folder, shown)
  if (obstacle !== undefined) return refuse(io, options, { folder, problems: [obstacle] })
  if (options.demo) return madeDemo(io, options, { folder, shown })
  const asking = askingOf(io, options)
  const answers = await siteAnswers(asking, options, path.basename(folder))
  const problems = [
    ...asking.problems,
    ...missingAnswers(asking),
    ...(await missingExport(io, answers.export)),
  ]
  if (problems.length > 0) return refuse(io, options, { folder, problems })
  const files = await withOwnPackage(
    folder,
    siteFiles(readStarter(), { answers, version: VERSION, folder: path.basename(folder) }),
  )
  const exitCode = await placeSite(io, {
    folder,
    files,
    prepare: (staging, within) => takeExport(within, options, { source: answers.export, staging }),
  })
  if (exitCode !== 0) return exitCode
  return said(io, options, {
    folder,
    shown,
    files,
    summary: summaryOf(answers, { shown, files: files.size }),
  })
}

interface Made {
  readonly folder: string
  readonly shown: string
  readonly files: SiteFiles
  readonly summary: readonly string[]
}

function said(io: Io, options: Options, { folder, shown, files, summary }: Made): Promise<number> {
  return report(io, options, {
    command: 'init',
    ok: true,
    problems: [],
    root: folder,
    result: { folder: shown, files: [...files.keys()] },
    summary,
  })
}

async function madeDemo(
  io: Io,
  options: Options,
  { folder, shown }: { readonly folder: string; readonly shown: string },
): Promise<number> {
  const asked = { demo: readDemo(), version: VERSION, folder: path.basename(folder) }
  const files = await withOwnPackage(folder, demoFiles(readStarter(), asked))
  const exitCode = await placeSite(io, { folder, files, prepare: () => Promise.resolve(0) })
  if (exitCode !== 0) return exitCode
  const summary = [
    `${placeOf(shown)} has a demo of an agency with ten homes: ${files.size} files, in nl, fr, en, de`,
    ...nextSteps(shown, DEMO_STEPS),
  ]
  return said(io, options, { folder, shown, files, summary })
}

function askingOf({ ask, err }: Io, { yes, json }: Options): Asking {
  return {
    ask: json ? undefined : ask,
    tell: (line) => err.write(`${line}\n`),
    takesDefaults: yes ?? false,
    problems: [],
    missing: [],
  }
}

function missingAnswers({ missing }: Asking): readonly Problem[] {
  const command = `name ${missing.length === 1 ? 'it' : 'them'} as options, or take the defaults with --yes`
  return missing.length === 0 ? [] : [problem('AS9503', { missing, command })]
}

async function missingExport(io: Io, given: string): Promise<readonly Problem[]> {
  if (given === '' || isRemote(given)) return []
  const isMissing = (await createFiles().stat(path.resolve(io.cwd, given))) === null
  return isMissing ? [problem('AS9015', { place: given })] : []
}

/** The fields of an existing package.json are kept. */
async function withOwnPackage(folder: string, files: SiteFiles): Promise<SiteFiles> {
  const disk = createFiles()
  const own = path.join(folder, 'package.json')
  if ((await disk.stat(own)) === null) return files
  const added = addToPackage(await disk.readText(own), packageOf(path.basename(folder), VERSION))
  return new Map([...files, ['package.json', added]])
}

/** A file is copied into the site, because builds read nothing outside it but addresses. */
async function takeExport(
  io: Io,
  options: Options,
  { source, staging }: { readonly source: string; readonly staging: string },
): Promise<number> {
  if (source === '') return 0
  const place = isRemote(source) ? source : path.join(staging, 'imports', path.basename(source))
  if (place !== source) copyInto(place, path.resolve(io.cwd, source))
  const within: Io = { ...io, cwd: staging, ...(options.json && { out: io.err }) }
  return importExport(within, { quiet: true, root: staging, place, save: true })
}

function refuse(
  io: Io,
  options: Options,
  { folder, problems }: { readonly folder: string; readonly problems: readonly Problem[] },
): Promise<number> {
  return report(io, options, { command: 'init', ok: false, problems, root: folder, result: {}, summary: [] })
}

type Step = readonly [command: string, about: string]

const SITE_STEPS: readonly Step[] = [
  ['npx agency-site dev', 'see the site, and change it'],
  ['npx agency-site check', 'list what only the agency can fill in'],
  ['npx agency-site new property', 'add a home, with what the law asks of an advert'],
]

const DEMO_STEPS: readonly Step[] = [
  ['npx agency-site dev', 'see the site, and change it'],
  ['npx agency-site build', 'make the finished site in output/'],
]

function summaryOf(
  { name, towns, languages }: Answers,
  { shown, files }: { readonly shown: string; readonly files: number },
): readonly string[] {
  const [{ region }] = towns
  return [
    `${placeOf(shown)} has a site for ${name}: ${files} files, the law of ${region}, in ${languages.join(', ')}`,
    ...nextSteps(shown, SITE_STEPS),
  ]
}

function placeOf(shown: string): string {
  return shown === '.' ? 'This folder' : `${shown}/`
}

function nextSteps(shown: string, then: readonly Step[]): readonly string[] {
  const steps: readonly Step[] = [
    ...(shown === '.' ? [] : [[`cd ${quoted(shown)}`, ''] as const]),
    ['npm install', 'fetch agency-site for this folder'],
    ...then,
  ]
  return ['Next:', ...steps.map(([command, about]) => `  ${command.padEnd(30)}${about}`.trimEnd())]
}

/** For a shell, if it would read the name in another way. */
function quoted(name: string): string {
  return /^[\w./-]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`
}
