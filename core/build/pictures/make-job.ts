import path from 'node:path'
import type { Variant } from '../../plan/picture-variants.ts'
import type { PictureJob } from '../../plan/pictures.ts'
import { hashOf } from '../../system/hash.ts'
import type { Files } from '../../system/files.ts'
import { fail } from './failure.ts'
import type { Failure } from './failure.ts'
import { localName } from './local.ts'
import { isPacked } from './packed-ref.ts'
import { REMOTE_FOLDER } from './remote-cache.ts'
import { makeVariants } from './variants.ts'
import type { MadeVariant } from './variants.ts'

export interface MakePorts {
  readonly files: Files
  /** An absolute path. */
  readonly cacheFolder: string
}

/** Makes variants of a source. Its bytes must be those of the plan, because names of variants contain their hash. */
export async function makeJob(
  { source }: PictureJob,
  variants: readonly Variant[],
  { files, cacheFolder }: MakePorts,
): Promise<readonly MadeVariant[] | Failure> {
  const fetched = path.dirname(source.location) === path.join(cacheFolder, REMOTE_FOLDER)
  const picture = fetched && !isPacked(source.ref) ? source.ref : localName(source.ref)
  const bytes = await files.read(source.location).catch(() => undefined)
  if (bytes === undefined || hashOf(bytes) !== (source.part?.of ?? source.hash)) {
    // A damaged copy of a remote picture is removed, or no later build would download it again.
    if (fetched) await files.remove(source.location).catch(() => undefined)
    return fail('AS5013', { picture })
  }
  const made = await makeVariants(bytes, source, variants)
  return 'reason' in made ? fail('AS5003', { picture, reason: made.reason }) : made
}
