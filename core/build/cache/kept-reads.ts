/** What pages read when they were made, from process to process. Losing it costs time only. */
import path from 'node:path'
import { createEngine } from '../../engine/engine.ts'
import type { Engine } from '../../engine/engine.ts'
import { memoryFrom } from '../../engine/store.ts'
import type { Files } from '../../system/files.ts'
import { hashOfAll } from '../../system/hash.ts'
import { systemCode } from '../pictures/failure.ts'
import { replaceFile } from '../../system/sealed-json.ts'
import { toolchain } from '../bundle/toolchain.ts'

/** Below the cache folder. */
export const READS_NAME = 'reads.bin'

interface Place {
  readonly folder: string
  /** Not to believe what is there. */
  readonly fresh: boolean
}

export async function openReads(files: Files, { folder, fresh }: Place): Promise<Engine> {
  const bytes = fresh ? undefined : await files.read(path.join(folder, READS_NAME)).catch(() => undefined)
  return createEngine((bytes && memoryFrom(bytes, toolchain())) ?? undefined)
}

/** For the first build of a process: what it changes later is little for the next process to make again. */
export async function keepReads(files: Files, folder: string, engine: Engine | undefined): Promise<void> {
  const parts = engine?.stored(toolchain()) ?? null
  if (parts === null) return
  const file = path.join(folder, READS_NAME)
  const before = await files.hash(file).catch(() => undefined)
  // Where only the output was lost, all is made again of what it was made of before.
  if (before !== undefined && before === hashOfAll(parts)) return
  // A cache that cannot be written costs time in the next build, nothing else.
  await replaceFile(files, file, parts).catch(systemCode)
}
