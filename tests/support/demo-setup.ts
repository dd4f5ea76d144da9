/** Builds the demo once for all tests that use it, and serves it on loopback. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { build } from '../../core/build/build.ts'
import { placesOf } from '../../core/build/output/output.ts'
import { planSite } from '../../core/build/reports/plan-site.ts'
import { readPolicyHosts } from '../../core/build/output/policy-hosts.ts'
import { serviceSite } from '../../core/schema/service-site.ts'
import type { ServiceSite } from '../../core/schema/service-site.ts'
import { listen } from '../../core/serve/listen.ts'
import { createSiteApp } from '../../core/serve/site-app.ts'
import { createFiles } from '../../core/system/files.ts'
import { SERVICE_SITE } from '../../core/system/paths.ts'
import { ensureBrowser } from './browser.ts'
import { examplesAmong } from './examples.ts'
import type { Example } from './examples.ts'
import { REPOSITORY, testOptions, testPorts } from './site.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folder of the built demo. */
    demoFolder: string
    /** Address of the served demo, without a slash at its end. */
    demoUrl: string
    /** The file about the site that this build writes for the service. */
    demoService: ServiceSite
    /** One page of every kind, in each language that has it. */
    demoExamples: readonly Example[]
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBrowser('chromium')
  ensureBrowser('firefox')
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-site-demo-'))
  const output = path.join(folder, 'output')
  const { ok, problems } = await build(testPorts(), testOptions(REPOSITORY, { output }), null)
  if (!ok)
    throw new Error(
      `the demo does not build: ${problems.map(({ code, message }) => `${code} ${message}`).join('\n')}`,
    )
  // The demo has tags, and sites with tags do without trusted types. The scripts of the site follow them all
  // the same.
  const hosts = {
    ...(await readPolicyHosts(createFiles(), placesOf(REPOSITORY, output))),
    trustedTypes: true,
  }
  const server = await listen(createSiteApp({ folder: output, hosts }), {
    port: 4700,
    host: '127.0.0.1',
    strict: false,
  })
  const known = readFileSync(path.join(REPOSITORY, SERVICE_SITE), 'utf8')
  project.provide('demoService', serviceSite.parse(JSON.parse(known)))
  const { pages } = await planSite(testPorts(), testOptions(REPOSITORY, { output }))
  project.provide('demoExamples', examplesAmong(pages))
  project.provide('demoFolder', output)
  project.provide('demoUrl', `http://127.0.0.1:${server.port}`)
  return async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
