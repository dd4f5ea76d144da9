/** Queries over words, for tests of the engine. */
import { createEngine } from '../../../../core/engine/engine.ts'
import type { Engine } from '../../../../core/engine/engine.ts'
import { memoryFrom } from '../../../../core/engine/store.ts'

/** Queries over a map of words, which count how often each of them runs. */
export function tableOver(words: ReadonlyMap<string, string>) {
  const runs: string[] = []
  const word = { name: 'word', of: (key: string) => words.get(key), textOf: String }
  const tables = (engine: Engine) => {
    const length = {
      name: 'length',
      run(key: string) {
        runs.push(`length ${key}`)
        return engine.read(word, key)?.length ?? 0
      },
      keeps: 1,
    }
    const page = (key: string) => () => `${engine.read(length, key)} letters`
    return { word, length, page }
  }
  return { runs, tables }
}

export function started(engine: Engine, words: Readonly<Record<string, string>>) {
  const { runs, tables } = tableOver(new Map(Object.entries(words)))
  const table = tables(engine)
  engine.begin([table.word, table.length])
  return { ...table, runs }
}

/** An engine as another process finds it. */
export function next(first: Engine) {
  const memory = memoryFrom(Buffer.concat(first.stored('code') ?? []), 'code')
  return createEngine(memory ?? undefined)
}
