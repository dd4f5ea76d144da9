import path from 'node:path'
import pc from 'picocolors'
import { DEFAULTS_FOLDER, isDefault, siteFile } from '../../core/build/defaults/default-files.ts'
import { readDefaults } from '../../core/build/defaults/load-defaults.ts'
import { planSite } from '../../core/build/reports/plan-site.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { createFiles } from '../../core/system/files.ts'
import { PACKAGE_ROOT, VERSION } from '../../core/system/package-root.ts'
import { planUpgrade } from '../../core/upgrade/plan-upgrade.ts'
import type { PlannedUpgrade } from '../../core/upgrade/plan-upgrade.ts'
import { releaseNotes } from '../../core/upgrade/release-notes.ts'
import type { ReleaseNotes } from '../../core/upgrade/release-notes.ts'
import { UPGRADE_STEPS } from '../../core/upgrade/steps.ts'
import type { SiteTexts } from '../../core/upgrade/steps.ts'
import { isBefore } from '../../core/upgrade/version.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { changedLines } from '../changed-lines.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { report } from '../report.ts'

interface UpgradeOptions {
  readonly write?: boolean
}

type Options = GlobalOptions & UpgradeOptions

/** Shows what this version asks of the site. It changes nothing without `--write`. */
export async function upgrade(io: Io, options: Options): Promise<number> {
  const { root, ...others } = siteOptions(io, options)
  const planned = await planSite(
    machinePorts(io, () => undefined),
    { root, ...others },
  )
  const refuse = (problems: readonly Problem[]) =>
    report(io, options, { command: 'upgrade', ok: false, problems, root, result: {}, summary: [] })
  // A site with mistakes may need the upgrade. One that cannot be found has no files.
  if (planned.sources.size === 0) return refuse(planned.problems)
  const site = await textsOf(
    root,
    [...planned.sources.keys()].filter((file) => !isDefault(file)),
  )
  const found = planUpgrade(UPGRADE_STEPS, { site, defaults: await defaultTexts(), version: VERSION })
  const { from = '0.0.0' } = found
  if (isBefore(VERSION, from)) return refuse([problem('AS9505', { made: from, installed: VERSION })])
  const changelog = await createFiles().readText(path.join(PACKAGE_ROOT, 'CHANGELOG.md'))
  const notes = releaseNotes(changelog, { from, to: VERSION })
  if (options.write) await write(root, found.changed)
  return report(io, options, {
    command: 'upgrade',
    ok: true,
    problems: [],
    root,
    result: {
      from: found.from ?? null,
      to: VERSION,
      steps: found.steps.map(({ step: { version, title }, files }) => ({ version, title, files })),
      tasks: notes.flatMap(({ tasks }) => tasks),
      changed: [...found.changed.keys()],
      written: options.write ?? false,
    },
    summary: summaryOf(io, options, { found, site, notes }),
  })
}

/** One after another, because a site may have tens of thousands of homes. */
async function textsOf(folder: string, names: readonly string[]): Promise<SiteTexts> {
  const files = createFiles()
  const texts = new Map<string, string>()
  for (const name of names)
    if (/^(?:site-config|content)\/.*\.(?:json|md)$/.test(name))
      texts.set(name, await files.readText(path.join(folder, name)))
  return texts
}

async function defaultTexts(): Promise<SiteTexts> {
  const names = (await readDefaults(createFiles())).map(({ file }) => siteFile(file))
  return textsOf(DEFAULTS_FOLDER, names)
}

async function write(root: string, changed: SiteTexts): Promise<void> {
  const files = createFiles()
  for (const [name, text] of changed) await files.writeAtomic(path.join(root, name), text)
}

interface Shown {
  readonly found: PlannedUpgrade
  readonly site: SiteTexts
  readonly notes: readonly ReleaseNotes[]
}

function summaryOf(io: Io, { write: isWritten }: Options, { found, site, notes }: Shown): readonly string[] {
  const { bold, green, red } = pc.createColors(io.out.hasColour)
  const { from, steps, changed } = found
  if (changed.size === 0) return [`The site is up to date with agency-site ${VERSION}.`]
  const tasks = notes.flatMap((note) => note.tasks)
  const lines = [...changed].flatMap(([file, text]) => [
    bold(file),
    ...changedLines(site.get(file) ?? '', text).map((line) =>
      line.startsWith('-') ? red(`  ${line}`) : green(`  ${line}`),
    ),
  ])
  return [
    `From ${from === undefined ? 'a version that the site does not name' : `agency-site ${from}`} to ${VERSION}:`,
    ...steps.flatMap(({ step }) => [`- ${step.title} ${step.about}`]),
    ...lines,
    ...(tasks.length === 0 ? [] : ['What to do yourself:', ...tasks.map((task) => `- ${task}`)]),
    ...(notes.length === 0 ? [] : ['CHANGELOG.md of the package says what else is new.']),
    isWritten
      ? `${[...changed.keys()].join(', ')} changed; agency-site check shows whether all is well.`
      : 'Nothing was changed: --write makes these changes.',
  ]
}
