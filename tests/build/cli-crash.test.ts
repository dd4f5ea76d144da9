import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { withCache, preload, runCompiled } from '../support/cli.ts'
import { emptyFolder } from '../support/folder.ts'
import type { ProcessOptions } from '../support/cli.ts'
import { createSite, plot } from '../support/site.ts'
import type { TestSite } from '../support/site.ts'
import { stampsOf } from '../support/tree.ts'

const PLOTS = { 'content/properties/plots.json': [plot(1), plot(2)] }
function buildCompiled(site: TestSite, options?: ProcessOptions) {
  return runCompiled(['build', '--root', site.root, ...withCache(site.root)], options)
}

describe('a bug', () => {
  /** Reading one file fails with an error that the system does not have. */
  const BUG = `
    const open = fs.open
    fs.open = (file, ...rest) => {
      if (String(file).endsWith('plots.json')) throw new TypeError('a bug for the test')
      return open(file, ...rest)
    }`

  test('gives exit 70 and a report to send in; the output stays, and nothing is left behind', async () => {
    const site = createSite(PLOTS)
    await site.build()
    const before = stampsOf(site.output)
    site.write('content/properties/more.json', [plot(3)])
    const folder = emptyFolder()
    const { code, stdout, stderr } = await buildCompiled(site, {
      node: preload(BUG),
      env: { TMPDIR: folder },
    })
    expect({ code, stdout }).toEqual({ code: 70, stdout: '' })
    expect(stderr).toContain('internal error: TypeError: a bug for the test')
    const file = /Please report this error with the file (.*)/.exec(stderr)?.[1] ?? ''
    expect(path.dirname(path.dirname(file))).toBe(folder)
    const text = readFileSync(file, 'utf8')
    expect(text).toContain(`agency-site build --root ${site.root}`)
    expect(text).toContain(process.version)
    expect(text).toContain('dist/chunks/')
    expect(stampsOf(site.output)).toEqual(before)
    expect(existsSync(path.join(site.root, '.agency-site/build.lock'))).toBe(false)
    expect((await site.build()).problems).toEqual([])
  })

  test('is reported on the screen where no file can be written', async () => {
    const env = { TMPDIR: '/nowhere/at/all' }
    const { code, stderr } = await buildCompiled(createSite(PLOTS), { node: preload(BUG), env })
    expect(code).toBe(70)
    expect(stderr).toMatch(/TypeError: a bug for the test\n {4}at /)
  })

  test('in something that nobody waited for gives exit 70 as well', async () => {
    const late = preload(`
      const open = fs.open
      fs.open = (file, ...rest) => {
        if (String(file).endsWith('plots.json')) setImmediate(() => { throw new TypeError('a late bug') })
        return open(file, ...rest)
      }`)
    const { code, stderr } = await buildCompiled(createSite(PLOTS), { node: late })
    expect(code).toBe(70)
    expect(stderr).toContain('internal error: TypeError: a late bug')
  })
})
