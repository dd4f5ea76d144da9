import { problem } from '../diagnostics/diagnostic.ts'
import type { Pointer, Problem } from '../diagnostics/diagnostic.ts'
import { areAlike } from '../domain/same-list.ts'
import { ASSET_FOLDER, MARKER, foldName } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'

/** A file that a page or a part of the content makes. */
interface Claim {
  readonly file: OutputPath
  readonly name: string
  readonly at: readonly Pointer[]
}

interface Claimants {
  readonly pages: readonly Claim[]
  readonly files: readonly Claim[]
}

export function claimsOf({ pages, files }: Claimants): readonly Claim[] {
  return pages.concat(files)
}

/**
 * Finds two sources of one file: equal names, names that differ in case or in the encoding of accents only, or a file
 * where another one needs a folder. On some systems each of these is one file. The names of agency-site itself are
 * reserved, even if no such file exists.
 */
export function findCollisions(claims: readonly Claim[]): readonly Problem[] {
  const owners = new Map<string, Claim>()
  const problems = claims.filter(isReserved).map(reserved)
  for (const claim of claims) {
    if (isReserved(claim)) continue
    const key = foldName(claim.file)
    const owner = owners.get(key)
    if (owner) problems.push(collision(claim, owner))
    else owners.set(key, claim)
  }
  const ownerOf = ownersOfFolders(owners)
  for (const [key, claim] of owners) for (const owner of ownerOf(key)) problems.push(collision(claim, owner))
  return problems
}

/** The files in the places of folders of a name. Most folders have many names, and are looked up once. */
function ownersOfFolders(owners: ReadonlyMap<string, Claim>): (key: string) => readonly Claim[] {
  const free = new Set<string>()
  return (key) => {
    const folders: string[] = []
    for (let slash = key.lastIndexOf('/'); slash > 0; slash = key.lastIndexOf('/', slash - 1)) {
      const folder = key.slice(0, slash)
      if (free.has(folder)) break
      folders.push(folder)
    }
    const found = folders.flatMap((folder) => owners.get(folder) ?? [])
    if (found.length === 0) for (const folder of folders) free.add(folder)
    return found
  }
}

/**
 * Whether both claim the same files, so that they collide as little as those did. Generated files in the folder of
 * assets may have other names, because a name contains the hash of the text.
 */
export function areSameClaims(claims: readonly Claim[], others: readonly Claim[]): boolean {
  return areAlike(claims, others, (claim, other) => {
    if ((claim.at.length === 0) !== (other.at.length === 0)) return false
    return claim.file === other.file || (isAsset(claim) && isAsset(other))
  })
}

function isAsset({ file, at }: Claim): boolean {
  return at.length === 0 && file.startsWith(`${ASSET_FOLDER}/`)
}

const OWN_NAMES: readonly string[] = [ASSET_FOLDER, MARKER]
/** These characters have no case, so few names must be folded to detect that they are different. */
const OWN_SIGNS = new Set(OWN_NAMES.map(([sign]) => sign))

/**
 * Whether a file of the content is among generated files. Hosts keep those for ever, and pictures are added to them
 * later.
 */
function isReserved({ file, at }: Claim): boolean {
  if (at.length === 0 || !OWN_SIGNS.has(file[0])) return false
  const [first = ''] = file.split('/', 1)
  return OWN_NAMES.includes(foldName(first))
}

function reserved(claim: Claim): Problem {
  const path = addressOf(claim)
  const params = { path, other: path, first: 'agency-site itself', second: claim.name }
  return problem('AS3005', params, { at: claim.at, hint: 'give this file another name or folder' })
}

/** The problem is at the source in the content, because generated files have no place. */
function collision(claim: Claim, owner: Claim): Problem {
  const [first, second] = claim.at.length === 0 ? [claim, owner] : [owner, claim]
  const related = first.at.slice(0, 1).map((at) => ({ message: first.name, at }))
  const params = { path: addressOf(second), other: addressOf(first), first: first.name, second: second.name }
  return problem('AS3005', params, { at: second.at, related, hint: collisionHint(first, second) })
}

/** Files of content/static/ and content/documents/ keep their names; only pages have routes. */
function collisionHint(first: Claim, second: Claim): string {
  const copied = [first, second].find(({ name }) => /^content\/(?:static|documents)\//.test(name))
  if (copied === undefined) return 'change the path of one of them in site-config/routes.json'
  const other = copied === first ? second : first
  const rename = `give ${copied.name} another name or folder`
  return other.name.startsWith('page ')
    ? `${rename}, or change the path of the ${other.name} in site-config/routes.json`
    : rename
}

function addressOf({ file }: Claim): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`
}
