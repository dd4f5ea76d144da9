import path from 'node:path'
import { advance } from '../../core/build/build.ts'
import type { BuildReport } from '../../core/build/build.ts'
import { placesOf } from '../../core/build/output.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { machinePorts, siteOptions } from '../machine.ts'
import type { SiteOptions } from '../machine.ts'
import { createProgress } from '../progress.ts'
import { report } from '../report.ts'

export async function build(io: Io, options: GlobalOptions & SiteOptions): Promise<number> {
  const line = createProgress(io, options)
  let isPublishing = false
  const ports = machinePorts(io, (event) => {
    isPublishing = event.phase === 'publish'
    line.show(event)
  })
  const site = siteOptions(io, options)
  const started = io.now()
  const running = advance(ports, site, null)
  io.onInterrupt('stopping: the output stays as it is (again to stop at once)', async () => {
    // Publishing takes a moment and leaves a whole site: it is not broken off.
    if (isPublishing) return void (await running.catch(() => undefined))
    const places = placesOf(site.root, site.output, site.cache)
    await ports.files.remove(places.staging)
    await ports.files.remove(path.join(places.work, 'build.lock'))
  })
  const { ok, problems, report: built } = await running
  line.clear()
  const shown = path.relative(io.cwd, site.output) || '.'
  const summary = built === null ? [] : summaryOf(built, { folder: shown, seconds: (io.now() - started) / 1000 })
  return report(io, options, { command: 'build', ok, problems, root: site.root, result: { output: shown, report: built }, summary })
}

function summaryOf(built: BuildReport, { folder, seconds }: { folder: string; seconds: number }): readonly string[] {
  const number = (value: number) => value.toLocaleString('en')
  const pages = built.rendered === built.pages ? number(built.pages) : `${number(built.pages)} (${number(built.rendered)} rendered)`
  const pictures = built.picturesMade === built.pictures ? number(built.pictures) : `${number(built.pictures)} (${number(built.picturesMade)} new)`
  return [
    `${folder}/ holds ${number(built.files)} files, ${(built.bytes / 1e6).toFixed(1)} MB: ${pages} pages, ${pictures} pictures`,
    `built in ${seconds.toFixed(1)} s. Look at it: agency-site preview`,
  ]
}
