/** The files of a site before any schema, for the editor in the browser, which writes them back. */
import path from 'node:path'
import type { ContentFile } from '../../cms/collections.ts'
import { decode } from '../../source/decode.ts'
import { parseFrontMatter } from '../../source/parse-front-matter.ts'
import { parseJson } from '../../source/parse-json.ts'
import type { Files } from '../../system/files.ts'
import { isDefault } from '../defaults/default-files.ts'

/** `names` are sources of the site. Other sources are left out. */
export async function contentFiles(
  files: Files,
  root: string,
  names: Iterable<string>,
): Promise<readonly ContentFile[]> {
  const found: ContentFile[] = []
  for (const file of names) {
    if (isDefault(file) || !/\.(?:json|md)$/.test(file) || file.startsWith('imports:')) continue
    const { value: text } = decode(await files.read(path.join(root, file)), file)
    if (text === null) continue
    const data = file.endsWith('.md') ? parseFrontMatter(text, file).data : parseJson(text, file).value
    found.push({ file, data })
  }
  return found.toSorted((one, other) => (one.file < other.file ? -1 : 1))
}
