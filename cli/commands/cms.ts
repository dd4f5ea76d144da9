/** Writes the editor in the browser into content/static/, from which each build publishes it. */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { planSite } from '../../core/build/reports/plan-site.ts'
import { CMS_PACKAGE, CMS_SCRIPT, CMS_SCRIPT_NAME, cmsFiles } from '../../core/cms/cms-files.ts'
import { collectionsOf, listsIn } from '../../core/cms/collections.ts'
import type { CmsContent } from '../../core/cms/collections.ts'
import { hasErrors } from '../../core/diagnostics/diagnostic.ts'
import { contentFiles } from '../../core/build/sources/content-files.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import { refused } from '../refused.ts'
import { report } from '../report.ts'

export async function cms(io: Io, options: GlobalOptions): Promise<number> {
  const asked = siteOptions(io, options)
  const { root } = asked
  const ports = machinePorts(io, () => undefined)
  const { site, problems, sources } = await planSite(ports, asked)
  const failed = { command: 'cms', ok: false, problems, root, result: {}, summary: [] }
  if (site === null || hasErrors(problems)) return report(io, options, failed)
  const { editor, name, url } = site.config.site
  if (editor === undefined) return refused(io, ...NO_EDITOR)
  const script = scriptIn(root)
  if (script === null) return refused(io, ...NO_PACKAGE)
  const files = await contentFiles(ports.files, root, sources.keys())
  const content: CmsContent = { languages: site.locales, files }
  const folder = path.join(root, 'content/static', editor.path)
  await ports.files.makeFolder(folder)
  for (const [file, text] of Object.entries(cmsFiles(editor, content, { name, url })))
    await ports.files.writeAtomic(path.join(folder, file), text)
  await ports.files.writeAtomic(path.join(folder, CMS_SCRIPT_NAME), await ports.files.read(script))
  const lists = listsIn(content)
  const shown = path.relative(io.cwd, folder)
  return report(io, options, {
    ...failed,
    ok: true,
    problems: [],
    result: { folder: shown, collections: collectionsOf(content).length, lists },
    summary: [
      `editor:   ${shown}/, published at ${url}/${editor.path}/ by the next build`,
      ...(lists.length === 0
        ? []
        : [`lists:    not shown, because each holds several records: ${lists.join(', ')}`]),
      'next:     agency-site dev, and open the editor in Chrome or Edge to edit the files on this machine',
    ],
  })
}

/** The script is searched in the folders in which Node looks for packages, because the package exports modules only. */
function scriptIn(root: string): string | null {
  const folders = createRequire(path.join(root, 'package.json')).resolve.paths(CMS_PACKAGE) ?? []
  const files = folders.map((folder) => path.join(folder, CMS_PACKAGE, CMS_SCRIPT))
  return files.find((file) => existsSync(file)) ?? null
}

const NO_EDITOR = [
  'site-config/site.json has no "editor"',
  'add "editor": { "path": "editor", "repository": "agency/site" }, with the folder of the editor and the repository of the site',
] as const
const NO_PACKAGE = [
  `the package ${CMS_PACKAGE} is not installed in the site`,
  `npm install --save-dev ${CMS_PACKAGE}`,
] as const
