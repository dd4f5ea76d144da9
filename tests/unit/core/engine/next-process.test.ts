import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../core/engine/engine.ts'
import type { Engine } from '../../../../core/engine/engine.ts'
import { ALL } from '../../../../core/engine/query.ts'
import { printOf } from '../../../../core/engine/reading.ts'
import { next, started, tableOver } from './words.ts'

describe('a value of an earlier process', () => {
  test.each([
    ['is known for what was recorded', { x: 'home' }, 4, true, []],
    ['is not what was recorded if it is another', { x: 'home' }, 5, false, []],
    ['is not the present one if the sources are others', { x: 'house' }, 4, false, ['length x']],
  ])('%s', (_name, words, value, isKnown, runs) => {
    const first = createEngine()
    first.make('a', started(first, { x: 'home' }).page('x'))
    const engine = next(first)
    const table = started(engine, words)
    expect(engine.fingerprint(table.length, 'x') === printOf(table.length, 'x', value)).toBe(isKnown)
    expect(table.runs).toEqual(runs)
  })
})

describe('a query that keeps all of its results', () => {
  /** `label` is kept, and is made of `length`. */
  function kept(engine: Engine, words: Readonly<Record<string, string>>) {
    const { runs, tables } = tableOver(new Map(Object.entries(words)))
    const { word, length } = tables(engine)
    const label = {
      name: 'label',
      run(key: string) {
        runs.push(`label ${key}`)
        const letters = engine.read(length, key)
        return letters === 0 ? undefined : { text: `${letters} letters` }
      },
      keeps: ALL,
    }
    engine.begin([word, length, label])
    const shown = (key: string) => engine.read(label, key)?.text
    return { runs, shown, make: (key: string) => engine.make(key, () => shown(key)), word }
  }

  test('has them in memory, however many they are', () => {
    const engine = createEngine()
    const { runs, shown } = kept(engine, { x: 'home', y: 'house', z: 'villas' })
    for (const key of ['x', 'y', 'z', 'x', 'y', 'z']) shown(key)
    expect(runs.filter((each) => each.startsWith('label'))).toEqual(['label x', 'label y', 'label z'])
  })

  test('has them in another process, which does not run it nor what it read', () => {
    const engine = createEngine()
    const { make } = kept(engine, { x: 'home', y: 'house' })
    make('x')
    make('y')
    const { runs, shown } = kept(next(engine), { x: 'home', y: 'house' })
    expect([shown('x'), shown('y'), runs]).toEqual(['4 letters', '5 letters', []])
  })

  test('runs again where its sources are others, and where it had no result', () => {
    const engine = createEngine()
    const { make } = kept(engine, { x: 'home' })
    make('x')
    make('y')
    const { runs, shown } = kept(next(engine), { x: 'house' })
    expect([shown('x'), shown('y')]).toEqual(['5 letters', undefined])
    expect(runs).toEqual(['length x', 'label x', 'label y', 'length y'])
  })

  test('runs again after it was gone', () => {
    const engine = createEngine()
    const { word, make } = kept(engine, { x: 'home' })
    make('x')
    engine.begin([word])
    const { runs, shown } = kept(engine, { x: 'house' })
    expect([shown('x'), runs]).toEqual(['5 letters', ['length x', 'label x']])
  })
})
