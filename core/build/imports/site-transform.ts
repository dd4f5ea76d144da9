/** Finds, compiles and loads the function `transform` of site-config/imports.ts. */
import path from 'node:path'
import { problem } from '../../diagnostics/diagnostic.ts'
import type { Checked, Pointer, Problem } from '../../diagnostics/diagnostic.ts'
import { linesOf, stretchOf } from '../../diagnostics/lines.ts'
import { TRANSFORM_FILE } from '../../import/transform/transform-file.ts'
import type { RunTransform } from '../../import/transform/transformed.ts'
import { allowedFile } from '../../paths/allowed-path.ts'
import { sourceFence } from '../../paths/site-fences.ts'
import { decode, sizeProblem } from '../../source/decode.ts'
import type { Files } from '../../system/files.ts'
import { hashOf } from '../../system/hash.ts'
import type { Hash } from '../../system/hash.ts'
import { pathProblem } from '../sources/path-problems.ts'
import { parseScript } from '../bundle/parse-script.ts'
import type { Span } from '../bundle/parse-script.ts'
import { failureOf, loadTransform } from '../bundle/run-transform.ts'
import { bundleScript } from '../bundle/vite.ts'

export interface SiteTransform {
  /** The hash of the file. Another function gives other records. */
  readonly hash: Hash
  /** Compiles the function in its first call, because in most builds the exports have not changed. */
  readonly load: () => Promise<Checked<RunTransform | null>>
}

const WHOLE: Pointer = { file: TRANSFORM_FILE, path: [] }

/** Undefined if the site has no such function. */
export async function siteTransform(
  files: Pick<Files, 'stat' | 'read'>,
  root: string,
): Promise<SiteTransform | undefined> {
  const named = path.join(root, TRANSFORM_FILE)
  if ((await files.stat(named)) === null) return undefined
  const found = allowedFile(named, sourceFence(root))
  if ('refusal' in found) return refused(pathProblem(TRANSFORM_FILE, found.refusal))
  const tooLarge = sizeProblem(TRANSFORM_FILE, found.stat.size)
  if (tooLarge !== null) return refused(tooLarge)
  const bytes = await files.read(found.real)
  const { value: text, problems } = decode(bytes, TRANSFORM_FILE)
  if (text === null) return refused(...problems)
  let loaded: Promise<Checked<RunTransform | null>> | undefined
  return { hash: hashOf(bytes), load: () => (loaded ??= compiled(text)) }
}

function refused(...problems: readonly Problem[]): SiteTransform {
  return { hash: hashOf(''), load: () => Promise.resolve({ value: null, problems }) }
}

async function compiled(text: string): Promise<Checked<RunTransform | null>> {
  const unusable = (reason: string, at: Pointer = WHOLE) => {
    return { value: null, problems: [problem('AS9304', { reason }, { at })] }
  }
  const at = ({ start, end }: Span) => ({ ...WHOLE, position: stretchOf(linesOf(text), start, end) })
  const { errors, imports, exports } = await parseScript(TRANSFORM_FILE, text)
  const [error] = errors
  if (error !== undefined) return unusable(error.message.replace(/\.$/, ''), at(error))
  if (!exports.some((exported) => 'name' in exported && exported.name === 'transform')) {
    const isDefault = exports.some((exported) => 'name' in exported && exported.name === 'default')
    return unusable(
      isDefault
        ? 'its function is the default export, and is wanted by name: export function transform'
        : 'it exports no function "transform"',
    )
  }
  const bundled = await bundleScript(TRANSFORM_FILE, text)
  if ('reason' in bundled) {
    const place = imports.find(({ specifier }) => specifier === bundled.imported)
    return unusable(bundled.reason, place && at(place))
  }
  const { script } = bundled
  try {
    return { value: loadTransform(script), problems: [] }
  } catch (thrown) {
    const { failure, position } = failureOf(thrown, script.map)
    return unusable(failure, position === undefined ? WHOLE : { ...WHOLE, position })
  }
}
