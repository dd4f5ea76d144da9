/** The files for new sites in the package: the folder starter/. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PACKAGE_ROOT } from '../core/system/package-root.ts'
import type { SiteFiles, Starter } from '../core/scaffold/site-files.ts'
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

/** The site of `init --demo`, which `npm run starter:demo` makes. */
export function readDemo(): SiteFiles {
  const cwd = path.join(FOLDER, 'demo')
  const names = readdirSync(cwd, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(cwd, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort()
  const read = (name: string) => {
    const bytes = readFileSync(path.join(cwd, name))
    return name.endsWith('.avif') ? bytes : bytes.toString('utf8')
  }
  const readme = readFileSync(path.join(FOLDER, 'README.demo.md'), 'utf8')
  return new Map([...names.map((name) => [name, read(name)] as const), ['README.md', readme]])
}
