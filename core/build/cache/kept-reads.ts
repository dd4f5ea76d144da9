/** Stores what pages read when they were made, for the next process. Its loss costs only time. */
import path from 'node:path'
import { createEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/engine.ts'
import { memoryFrom } from '../../engine/store.ts'
import type { Files } from '../../system/files.ts'
import { hashOfAll } from '../../system/hash.ts'
import { systemCode } from '../pictures/failure.ts'
import { replaceFile } from '../../system/sealed-json.ts'
import { toolchain } from '../bundle/toolchain.ts'

/** The path below the cache folder. */
export const READS_NAME = 'reads.bin'

interface Place {
  readonly folder: string
  /** Whether to ignore the stored file. */
  readonly fresh: boolean
}

export async function openReads(files: Files, { folder, fresh }: Place): Promise<Engine> {
  const bytes = fresh ? undefined : await files.read(path.join(folder, READS_NAME)).catch(() => undefined)
  return createEngine((bytes && memoryFrom(bytes, toolchain())) ?? undefined)
}

/**
 * Called for the first build of a process only: later builds change little, which the next process makes again
 * quickly.
 */
export async function keepReads(files: Files, folder: string, engine: Engine | undefined): Promise<void> {
  const parts = engine?.stored(toolchain()) ?? null
  if (parts === null) return
  const file = path.join(folder, READS_NAME)
  const before = await files.hash(file).catch(() => undefined)
  // If only the output was lost, everything is made again from the same reads as before.
  if (before !== undefined && before === hashOfAll(parts)) return
  // A cache that cannot be written costs only time in the next build.
  await replaceFile(files, file, parts).catch(systemCode)
}
