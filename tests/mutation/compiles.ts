import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sourceOf } from './copy.ts'
import { applied } from './mutant.ts'
import type { Mutant } from './mutant.ts'
import { parses } from './syntax.ts'

/** What runs in browsers is compiled with the types of the DOM. */
const CONFIGS = [
  {
    extends: './templates/client/tsconfig.json',
    files: /^templates\/(?:client|portal)\/|^core\/dev\/client\//,
  },
  { extends: './tsconfig.json', files: /^/ },
]

/**
 * The ids of the mutants that compile. Each is written as a module of its own beside the original, so that one run of
 * the compiler checks all of them; a mutant that only breaks those who import it counts as one that compiles.
 */
export function compilingIn(folder: string) {
  return (mutants: readonly Mutant[]): ReadonlySet<string> => {
    // The compiler checks no types at all while a file does not parse.
    const parsed = mutants.filter(({ file, edit }) => parses(file, applied(sourceOf(file), edit)))
    const refused = new Set<string>()
    for (const config of CONFIGS) {
      const mine = parsed.filter(({ file }) => CONFIGS.find(({ files }) => files.test(file)) === config)
      for (const id of mine.length === 0 ? [] : refusedBy(folder, config.extends, mine)) refused.add(id)
    }
    return new Set(parsed.map(({ id }) => id).filter((id) => !refused.has(id)))
  }
}

/** A name or a place that nobody uses any more is no error here. */
const UNUSED = { noUnusedLocals: false, noUnusedParameters: false, allowUnreachableCode: true }

function refusedBy(folder: string, base: string, mutants: readonly Mutant[]): readonly string[] {
  const named = mutants.map((mutant) => ({ mutant, name: nameOf(mutant) }))
  for (const { mutant, name } of named)
    writeFileSync(path.join(folder, name), applied(sourceOf(mutant.file), mutant.edit))
  const config = path.join(folder, 'tsconfig.mutants.json')
  const files = named.map(({ name }) => name)
  const include = ['templates/client/**/*.d.ts']
  writeFileSync(
    config,
    JSON.stringify({ extends: base, compilerOptions: UNUSED, files, include, exclude: [] }),
  )
  const tsc = path.join(folder, 'node_modules/typescript/bin/tsc')
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 } as const
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', config, '--pretty', 'false'], options)
  for (const { name } of named) rmSync(path.join(folder, name))
  return [...stdout.matchAll(/\.mutant-(\w+)\.tsx?\(\d+,\d+\): error/g)].map(([, id = '']) => id)
}

function nameOf({ file, id }: Mutant): string {
  return file.replace(/\.(tsx?)$/, `.mutant-${id}.$1`)
}
