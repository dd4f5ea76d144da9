/** What settings do that is in no file of the output: problems, and the pictures that a build fetches. */
import path from 'node:path'
import { hostFiles } from '../../../../core/build/output/host-files.ts'
import { missingLedger } from '../../../../core/build/past.ts'
import { cmsFiles } from '../../../../core/cms/cms-files.ts'
import { pictureSettings } from '../../../../core/build/pictures/site-pictures.ts'
import { readPictures } from '../../../../core/build/pictures/source.ts'
import { PrivateAddressError } from '../../../../core/network/checked-fetch.ts'
import type { FetchInit } from '../../../../core/network/ports.ts'
import type { HostedAddresses } from '../../../../core/hosts/hosted-site.ts'
import { NO_LEDGER } from '../../../../core/ledger/ledger-files.ts'
import { contentInMemory } from '../../../../core/plan/jobs.ts'
import { planPictures } from '../../../../core/plan/pictures.ts'
import { staleRules } from '../../../../core/site/stale-rules.ts'
import { createFiles } from '../../../../core/system/files.ts'
import { hashOf } from '../../../../core/system/hash.ts'
import { emptyFolder } from '../../../support/folder.ts'
import type { LinkedFiles } from '../../../support/linked.ts'

const TODAY = '2026-11-23'

/** The problems of the linked site, of a site that is online without a ledger, and of `check --all`. */
export function problemsOf({ site, problems }: LinkedFiles): readonly string[] {
  const missing = missingLedger(site, { ...NO_LEDGER, stamp: '', today: TODAY }, {})
  return [...problems, ...missing, ...staleRules(site.config.rules, TODAY)].map(
    ({ code, severity, message, hint }) => [code, severity, message, hint].join(' '),
  )
}

/** A host that is slow, one that is busy, one whose picture has 30 MB, and one in a private network. */
async function answer(address: URL, { allowPrivate }: FetchInit): Promise<Response> {
  const { pathname } = address
  if (pathname === '/slow.jpg') throw new DOMException('', 'TimeoutError')
  if (pathname === '/good.png') return new Response(DOT, { headers: { 'content-type': 'image/png' } })
  if (pathname === '/busy.jpg') return new Response('', { status: 503 })
  if (pathname === '/private.jpg' && allowPrivate !== true) throw new PrivateAddressError('it is private')
  const headers = { 'content-type': 'image/jpeg', 'content-length': '30000000' }
  return new Response('', { headers })
}

/** A picture of one pixel. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const ADDRESSES = ['cdn', 'img']
  .flatMap((host) =>
    ['slow', 'busy', 'large', 'private'].map((name) => `https://${host}.example.com/${name}.jpg`),
  )
  .concat('https://cdn.example.com/good.png?t=7&u=8')

/** What becomes of pictures: which are fetched how, and how those are encoded that are there. */
export async function picturesOf({ site }: LinkedFiles): Promise<readonly string[]> {
  const root = emptyFolder('agency-site-pictures-')
  const { value, problems } = await readPictures(
    ['images/none.jpg', ...ADDRESSES].map((ref) => ({ ref, at: () => [{ file: 'a.json', path: [] }] })),
    {
      files: createFiles(),
      now: () => 0,
      offline: false,
      whole: false,
      cacheFolder: path.join(root, 'cache'),
      contentFolder: path.join(root, 'content'),
      settings: site.config.pictures,
      network: { fetch: answer, wait: () => Promise.resolve() },
    },
  )
  const local = { ref: 'a.jpg', location: '/a.jpg', hash: hashOf('a'), width: 900, height: 600, alpha: false }
  const { jobs } = planPictures({
    uses: [{ ref: 'a.jpg', recipes: ['photo'] }],
    sources: new Map([['a.jpg', { ...local, format: 'jpeg' }]]),
    settings: pictureSettings(site),
  })
  return [
    // The place of a download in the cache is that of its lasting address.
    JSON.stringify([...value]).replaceAll(root, ''),
    ...problems.map(({ code, severity, message }) => [code, severity, message].join(' ')),
    JSON.stringify([...jobs.values()]),
  ]
}

/** The editor in the browser, with the folder that `agency-site cms` writes it into. */
export function editorOf({ site }: LinkedFiles): readonly string[] {
  const { editor, name, url } = site.config.site
  if (editor === undefined) return []
  const files = cmsFiles(editor, { languages: site.locales, files: [] }, { name, url })
  return [editor.path, ...Object.values(files)]
}

/** The files of the host that a build is for. */
export function rulesOfHost({ site }: LinkedFiles): readonly string[] {
  const addresses: HostedAddresses = {
    base: '',
    defaultLocale: site.defaultLocale,
    locales: site.locales,
    redirects: [],
    folders: [],
    patterns: [],
    missing: {},
    answers: () => [],
  }
  return hostFiles(site, { addresses, target: undefined }).map(
    ({ file, content }) => `${file} ${'copyOf' in content ? '' : contentInMemory(content).toString()}`,
  )
}
