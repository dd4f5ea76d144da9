import { describe, expect, test } from 'vitest'
import { createEngine } from '../../../../core/engine/engine.ts'
import type { AnyQuery } from '../../../../core/engine/query.ts'
import { started } from './words.ts'

describe('a root', () => {
  test('is the same while all that it read is the same', () => {
    const engine = createEngine()
    const { value, trace } = engine.make('a', started(engine, { x: 'home', y: 'flat' }).page('x'))
    expect(value).toBe('4 letters')
    started(engine, { x: 'home', y: 'other' })
    expect(engine.isSame('a', trace)).toBe(true)
    started(engine, { x: 'house', y: 'other' })
    expect(engine.isSame('a', trace)).toBe(false)
    started(engine, { x: 'home' })
    expect(engine.isSame('a', trace)).toBe(true)
  })

  test('that was never made is not the same', () => {
    const engine = createEngine()
    const { trace } = engine.make('a', started(engine, { x: 'home' }).page('x'))
    expect(engine.isSame('b', trace)).toBe(false)
  })

  test('is the same where a result that it read is made again and is equal', () => {
    const engine = createEngine()
    const { trace } = engine.make('a', started(engine, { x: 'home' }).page('x'))
    const { runs } = started(engine, { x: 'flat' })
    expect(engine.isSame('a', trace)).toBe(true)
    expect(runs).toEqual(['length x'])
  })
})

test('a result is not made again while nothing that it read is another', () => {
  const engine = createEngine()
  started(engine, { x: 'home', y: 'flat' }).page('x')()
  const { runs, page } = started(engine, { x: 'home', y: 'house' })
  expect([page('x')(), page('x')()]).toEqual(['4 letters', '4 letters'])
  expect(runs).toEqual([])
})

test('a result that is not kept is computed again, with the same reads', () => {
  const engine = createEngine()
  const { length } = started(engine, { x: 'home', y: 'flat', z: 'villa' })
  for (const key of ['x', 'y', 'z', 'x']) engine.read(length, key)
  const trace = engine.make('a', () => engine.read(length, 'x')).trace
  started(engine, { x: 'home', y: 'house', z: 'villa' })
  expect(engine.isSame('a', trace)).toBe(true)
})

test('a result that is made again and is equal stays the same object', () => {
  const engine = createEngine()
  const begin = (word: string) => {
    const source = { name: 'word', of: () => word, textOf: String }
    const letters = { name: 'letters', run: () => [...new Set(engine.read(source, ''))].sort(), keeps: 1 }
    engine.begin([source, letters])
    return engine.read(letters, '')
  }
  const first = begin('listen')
  expect(begin('silent')).toBe(first)
  expect(begin('silence')).not.toBe(first)
})

describe('what a root read', () => {
  test('is named, and so is what changed, down to its source', () => {
    const engine = createEngine()
    expect(engine.explained('a')).toBeNull()
    const first = started(engine, { x: 'home', y: 'flat' })
    engine.make('a', () => [first.page('x')(), first.page('y')()])
    const reads = ['x', 'y'].map((subject) => ({ query: 'length', subject }))
    expect(engine.explained('a')).toEqual({ reads, changes: [] })
    started(engine, { x: 'house', y: 'roof' })
    expect(engine.explained('a')).toEqual({ reads, changes: [['length x', 'word x']] })
  })

  test('is named for people: long subjects are cut, and a chain goes through the first read that changed', () => {
    const engine = createEngine()
    const tables = (words: Readonly<Record<string, string>>) => {
      const word = { name: 'word', of: (key: string) => words[key], textOf: String }
      const all = { name: 'all', run: () => ['a', 'b'].map((key) => engine.read(word, key)), keeps: 1 }
      engine.begin([word, all])
      return { word, all }
    }
    const long = 'x'.repeat(50)
    const { word, all } = tables({ a: '1', b: '1', [long]: '1' })
    engine.make('page', () => [engine.read(all, ''), engine.read(word, long)])
    tables({ a: '2', b: '2', [long]: '2' })
    expect(engine.explained('page')?.changes).toEqual([['all', 'word a'], [`word ${'x'.repeat(40)}…`]])
  })

  test('includes what is read after it ran', () => {
    const engine = createEngine()
    const first = started(engine, { x: 'home', y: 'flat' })
    const { value, reads } = engine.begun('a', first.page('x'))
    expect(value).toBe('4 letters')
    const trace = engine.record('a', reads, () => engine.note(first.word, 'y'))
    started(engine, { x: 'roof', y: 'flat' })
    expect(engine.isSame('a', trace)).toBe(true)
    started(engine, { x: 'roof', y: 'house' })
    expect(engine.isSame('a', trace)).toBe(false)
  })
})

test('queries that ask for each other are named', () => {
  const engine = createEngine()
  const one: AnyQuery<string, unknown> = { name: 'one', run: (key) => engine.read(two, key), keeps: 1 }
  const two: AnyQuery<string, unknown> = { name: 'two', run: (key) => engine.read(one, key), keeps: 1 }
  engine.begin([one, two])
  expect(() => engine.read(one, 'x')).toThrow('queries ask for each other: one(x) -> two(x) -> one(x)')
  expect(() => engine.read(two, 'y')).toThrow('two(y) -> one(y) -> two(y)')
})

test('two queries of one name are refused', () => {
  const engine = createEngine()
  const word = { name: 'word', of: () => 'a', textOf: String }
  expect(() => engine.begin([word, { ...word }])).toThrow('two queries are called word')
})

test('queries of an earlier revision are read as they were, and nothing is recorded', () => {
  const engine = createEngine()
  const before = started(engine, { x: 'home' })
  const { page } = started(engine, { x: 'house' })
  expect(before.page('x')()).toBe('4 letters')
  expect(page('x')()).toBe('5 letters')
})

test('a result of a query that was gone for a while is made again', () => {
  const engine = createEngine()
  const first = started(engine, { x: 'home' })
  const { trace } = engine.make('a', first.page('x'))
  engine.begin([first.word])
  expect(engine.isSame('a', trace)).toBe(false)
  const { runs } = started(engine, { x: 'home' })
  expect(engine.isSame('a', trace)).toBe(true)
  expect(runs).toEqual(['length x'])
})

test('values that come from the same object are not compared', () => {
  const engine = createEngine()
  const words = { x: 'home' }
  let looks = 0
  const word = () => ({
    name: 'word',
    of: (key: 'x') => words[key],
    textOf: (text: string) => ((looks += 1), text),
    from: words,
  })
  const first = word()
  engine.begin([first])
  engine.make('a', () => engine.read(first, 'x'))
  engine.begin([word()])
  expect(looks).toBe(1)
})

test('values that are the same by the rule of their source are not made into text', () => {
  const engine = createEngine()
  let looks = 0
  const rows = (ids: readonly number[]) => ({
    name: 'rows',
    of: () => ids,
    textOf: (value: readonly number[]) => ((looks += 1), value.join()),
    isSame: (before: readonly number[], now: readonly number[]) => before.join() === now.join(),
  })
  const traceOf = (ids: readonly number[]) => {
    const source = rows(ids)
    engine.begin([source])
    return engine.make('a', () => engine.read(source, '')).trace
  }
  const first = traceOf([1, 2])
  expect([traceOf([1, 2]), looks]).toEqual([first, 1])
  expect([traceOf([1, 3]) === first, looks]).toEqual([false, 2])
  expect(traceOf([1, 2])).toBe(first)
})

test('an exception in a query leaves no trace', () => {
  const engine = createEngine()
  const words = new Map([['x', 'home']])
  const word = { name: 'word', of: (key: string) => words.get(key), textOf: String }
  let isBroken = true
  const page = () => {
    const text = engine.read(word, 'x')
    if (isBroken) throw new Error('broken')
    return text
  }
  engine.begin([word])
  expect(() => engine.make('a', page)).toThrow('broken')
  isBroken = false
  const { value, trace } = engine.make('a', page)
  expect([value, engine.isSame('a', trace)]).toEqual(['home', true])
})
