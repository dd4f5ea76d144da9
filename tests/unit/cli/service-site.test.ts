/** The service acts on the configuration that the published pages were built with. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isProblem, siteOfService } from '../../../cli/service-site.ts'
import { wholeText } from '../../../core/plan/service-text.ts'
import { serviceSiteText } from '../../../core/view/service-site.ts'
import { emptyFolder } from '../../support/folder.ts'
import { viewOf } from '../../support/view.ts'

interface Written {
  /** The file of a build with this configuration. */
  readonly published?: object
  /** site-config/service.json as it is now. */
  readonly edited?: object
}

async function configOf({ published, edited }: Written): Promise<unknown> {
  const root = emptyFolder()
  for (const folder of ['.agency-site', 'site-config']) mkdirSync(path.join(root, folder))
  const files = { 'site-config/service.json': published ?? null }
  const text = serviceSiteText([(await viewOf(files)).context], { pages: [] })
  writeFileSync(path.join(root, '.agency-site/service.json'), text === null ? '' : wholeText(text))
  if (edited !== undefined) {
    writeFileSync(path.join(root, 'site-config/service.json'), JSON.stringify(edited))
  }
  const known = siteOfService(root)
  return isProblem(known) ? known.code : known.config
}

const ONE = { retention: { offer: 10 } }
const OTHER = { retention: { offer: 20 } }

test.each<[string, Written, unknown]>([
  ['the published configuration counts, whatever was edited since', { published: ONE, edited: OTHER }, ONE],
  ['the published file is enough, on a machine without the site', { published: ONE }, ONE],
  ['a file of an older version has none: then the present one counts', { edited: OTHER }, OTHER],
  ['without either there is no service', {}, 'AS8201'],
])('%s', async (_, written, config) => {
  expect(await configOf(written)).toEqual(config)
})
