/** The files of a published site, as hosts find them. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { getMimeType } from 'hono/utils/mime'

export interface PublishedFile {
  readonly name: string
  readonly body: string
  readonly type: string
}

/** A file by its address from the root of the host. */
export function fileAt(folder: string, address: string): PublishedFile | null {
  const name = decodeURI(address).replace(/^\//, '')
  const file = path.join(folder, name)
  if (name === '' || !existsSync(file) || !statSync(file).isFile()) return null
  return { name, body: readFileSync(file, 'utf8'), type: getMimeType(name) ?? '' }
}

/** The file of an address, or `index.html` of its folder. */
export function pageAt(folder: string, address: string): PublishedFile | null {
  return fileAt(folder, address) ?? fileAt(folder, `${address.replace(/\/$/, '')}/index.html`)
}

export function textOf(folder: string, name: string): string {
  return readFileSync(path.join(folder, name), 'utf8')
}
