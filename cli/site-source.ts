/** The source of site-config/imports.json that reads an export, if one does. */
import path from 'node:path'
import { createFiles } from '../core/system/files.ts'
import { imports } from '../core/schema/imports.ts'
import type { ImportSource } from '../core/schema/imports.ts'

export const IMPORTS_FILE = 'site-config/imports.json'

/** A part of a path below the root, with forward slashes. */
export function placeBelow(root: string, place: string): string {
  return path.relative(root, place).replaceAll(path.sep, '/')
}

/** Undefined too where the file has mistakes, which `check` reports. */
export async function sourceAt(root: string, place: string): Promise<ImportSource | undefined> {
  const files = createFiles()
  const file = path.join(root, IMPORTS_FILE)
  if ((await files.stat(file)) === null) return undefined
  const { data } = imports.safeParse(parsedJson(await files.readText(file)))
  const below = placeBelow(root, place)
  return data?.sources?.find((source) => source.place === below)
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
