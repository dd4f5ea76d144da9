/** A file whose name contains the hash of its text, so that hosts may keep it for ever. */
import { hashOf, shortHash } from '../system/hash.ts'
import { ASSET_FOLDER } from '../system/paths.ts'
import type { OutputPath } from '../system/paths.ts'
import type { ViewContext } from '../view/context.ts'
import { hrefAt } from '../view/links.ts'

export interface NamedFile {
  readonly file: OutputPath
  readonly text: string
}

export function namedFile(stem: string, text: string): NamedFile {
  return { file: `${ASSET_FOLDER}/${stem}.${shortHash(hashOf(text))}.json` as OutputPath, text }
}

export function hrefOf({ site }: Pick<ViewContext, 'site'>, { file }: Pick<NamedFile, 'file'>): string {
  return hrefAt(site, `/${file}`)
}
