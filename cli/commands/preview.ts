import path from 'node:path'
import { readMarker } from '../../core/build/output/manifest.ts'
import { MARKER } from '../../core/system/paths.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { readPolicyHosts } from '../../core/build/output/policy-hosts.ts'
import { problem } from '../../core/diagnostics/diagnostic.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import type { HostName } from '../../core/domain/host-names.ts'
import { HOSTS } from '../../core/hosts/hosts.ts'
import { listen } from '../../core/serve/listen.ts'
import { basePathAt, createSiteApp } from '../../core/serve/site-app.ts'
import { createFiles } from '../../core/system/files.ts'
import type { GlobalOptions, Io } from '../io.ts'
import { DEFAULT_PORT, LOOPBACK, listenProblem } from '../listening.ts'
import { siteOptions } from '../machine.ts'
import { report } from '../report.ts'

interface PreviewOptions {
  readonly port?: number
  /** Answers as this host does. */
  readonly target?: HostName
}

/** Serves until it is interrupted. */
export async function preview(io: Io, options: GlobalOptions & PreviewOptions): Promise<number> {
  const { output, root } = siteOptions(io, options)
  const shown = path.relative(io.cwd, output) || '.'
  const fail = (found: Problem) =>
    report(io, options, { command: 'preview', ok: false, problems: [found], root, result: {}, summary: [] })
  const files = createFiles()
  if ((await readMarker(files, path.join(output, MARKER))) === null)
    return fail(problem('AS7009', { name: shown }))
  const hosts = await readPolicyHosts(files, placesOf(root, output))
  const lacks = options.target === undefined ? [] : HOSTS[options.target].lacks
  const port = options.port ?? DEFAULT_PORT
  try {
    const server = await listen(createSiteApp({ folder: output, hosts, lacks }), {
      port,
      host: LOOPBACK,
      strict: options.port !== undefined,
    })
    io.onInterrupt(
      () => 'stopped',
      () => server.close(),
    )
    const url = `http://${LOOPBACK}:${server.port}${await basePathAt(output)}/`
    io.out.write(
      options.json
        ? `${JSON.stringify({ schema: 1, command: 'preview', url })}\n`
        : `${shown}/ is served at ${url} (Ctrl+C stops it)\n`,
    )
    await new Promise(() => undefined)
    return 0
  } catch (error) {
    return fail(listenProblem(error, { port, host: LOOPBACK }))
  }
}
