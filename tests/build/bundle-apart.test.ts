import { afterEach, describe, expect, test, vi } from 'vitest'
import { bundleApart } from '../../core/build/bundle/bundle-apart.ts'
import { buildBundle } from '../../core/build/bundle/build-bundle.ts'
import { readTemplates } from '../../core/build/bundle/overrides.ts'
import { createFiles } from '../../core/system/files.ts'
import { REPOSITORY } from '../support/repository.ts'

const { value: tree } = await readTemplates(createFiles(), REPOSITORY)

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('the bundler in a process of its own', () => {
  test('gives what it gives here', async () => {
    expect(await bundleApart(tree)).toEqual(await buildBundle(tree))
  })

  test('that dies is not waited for', async () => {
    vi.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.exit(3)')
    await expect(bundleApart(tree)).rejects.toThrow('the bundler ended with code 3')
  })
})
