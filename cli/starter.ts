/** The files for new sites in the package: the folder starter/. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PACKAGE_ROOT } from '../core/system/package-root.ts'
import type { Starter } from '../core/scaffold/site-files.ts'
import type { StarterTexts } from '../core/scaffold/starter.ts'

const FOLDER = path.join(PACKAGE_ROOT, 'starter')

export function readStarter(): Starter {
  const read = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8')
  return {
    texts: JSON.parse(read('texts.json')) as StarterTexts,
    readme: read('README.md'),
    gitignore: read('gitignore'),
    street: readFileSync(path.join(FOLDER, 'images/street.webp')),
  }
}
