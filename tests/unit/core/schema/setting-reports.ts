/** What settings do that is in no file of the output: problems, and the pictures that a build fetches. */
import path from 'node:path'
import { missingLedger } from '../../../../core/build/past.ts'
import { pictureSettings } from '../../../../core/build/prepare.ts'
import { readPictures } from '../../../../core/build/pictures/source.ts'
import { NO_LEDGER } from '../../../../core/ledger/ledger-files.ts'
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

/** A host that is slow, one that is busy, and one whose picture has 30 MB. */
async function answer(address: URL | string): Promise<Response> {
  const { pathname } = new URL(address)
  if (pathname === '/slow.jpg') throw new DOMException('', 'TimeoutError')
  if (pathname === '/busy.jpg') return new Response('', { status: 503 })
  const headers = { 'content-type': 'image/jpeg', 'content-length': '30000000' }
  return new Response('', { headers })
}

const ADDRESSES = ['cdn', 'img'].flatMap((host) =>
  ['slow', 'busy', 'large'].map((name) => `https://${host}.example.com/${name}.jpg`),
)

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
      network: { fetch: (address) => answer(address as URL), wait: () => Promise.resolve() },
    },
  )
  const local = { ref: 'a.jpg', location: '/a.jpg', hash: hashOf('a'), width: 900, height: 600, alpha: false }
  const { jobs } = planPictures({
    uses: [{ ref: 'a.jpg', recipes: ['photo'] }],
    sources: new Map([['a.jpg', { ...local, format: 'jpeg' }]]),
    settings: pictureSettings(site),
  })
  return [
    JSON.stringify([...value]),
    ...problems.map(({ code, severity, message }) => [code, severity, message].join(' ')),
    JSON.stringify([...jobs.values()]),
  ]
}
