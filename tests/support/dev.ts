/** The site of a test as `dev` serves it, requested without a network. */
import { onTestFinished } from 'vitest'
import { kindOfChange } from '../../core/dev/change-set.ts'
import type { Change } from '../../core/dev/change-set.ts'
import { createDev } from '../../core/dev/dev.ts'
import type { Dev, DevOptions, DevStep } from '../../core/dev/dev.ts'
import type { Problem } from '../../core/diagnostics/diagnostic.ts'
import { testOptions, testPorts } from './site.ts'
import type { SiteFiles, TestSite } from './site.ts'

export interface TestDev {
  readonly dev: Dev
  /** Problems that appeared when pages were requested. */
  readonly problems: readonly Problem[]
  get(path: string, init?: RequestInit): Promise<Response>
  text(path: string): Promise<string>
  /** Writes a file like `TestSite`, and processes the change. */
  change(file: string, content: SiteFiles[string]): Promise<DevStep>
}

export async function startDev(site: TestSite, more: Partial<DevOptions> = {}): Promise<TestDev> {
  const problems: Problem[] = []
  const onProblem = (found: Problem) => void problems.push(found)
  const dev = createDev(testPorts(), {
    service: () => null,
    ...testOptions(site.root),
    hostName: null,
    env: {},
    onProblem,
    ...more,
  })
  onTestFinished(() => dev.close())
  await dev.step(null)
  const get = async (path: string, init: RequestInit = {}) => {
    const headers = { host: 'localhost', ...(init.headers as Record<string, string> | undefined) }
    return dev.app.request(`http://localhost${path}`, { ...init, headers })
  }
  return {
    dev,
    problems,
    get,
    text: async (path) => (await get(path)).text(),
    change(file, content) {
      site.write(file, content)
      const change: Change = {
        file,
        event: content === null ? 'removed' : 'changed',
        kind: kindOfChange(file),
      }
      return dev.step([change])
    },
  }
}

const SCRIPT = /<script type="module" src="\/_dev\/live\.js"[^>]*><\/script>/

/** A page without the additions of `dev`. */
export function withoutScript(html: string): string {
  return html.replace(SCRIPT, '')
}
