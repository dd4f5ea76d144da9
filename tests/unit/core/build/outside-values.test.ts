/** Values of templates that depend on more than content and templates, and values that look like it. */
import { expect, test } from 'vitest'
import { outsideValues } from '../../../../core/build/bundle/outside-values.ts'
import { parseScript } from '../../../../core/build/bundle/parse-script.ts'

async function found(text: string): Promise<readonly string[]> {
  const { program, errors } = await parseScript('card.tsx', text)
  expect(errors).toEqual([])
  return outsideValues(program).map(({ what, start, end }) => `${what} as ${text.slice(start, end)}`)
}

test.each([
  ['const a = new Date().getFullYear()', 'new Date() as new Date()'],
  ['const a = new Date', 'new Date() as new Date'],
  ['const a = Date()', 'Date() as Date()'],
  ['const a = () => Date.now() - 1', 'Date.now() as Date.now()'],
  ['const a = <b>{Math.random()}</b>', 'Math.random() as Math.random()'],
  ['const a = crypto.randomUUID()', 'crypto.randomUUID() as crypto.randomUUID()'],
  ['const a = process.env.BRANCH', 'process.env as process.env'],
  ["const a = await fetch('/a')", "fetch() as fetch('/a')"],
  ['const a = (day: Date) => new Date()', 'new Date() as new Date()'],
  ['const a = (day = new Map<string, Date>()) => Date.now()', 'Date.now() as Date.now()'],
  ['function a(now = Date.now()) {}', 'Date.now() as Date.now()'],
])('%s is found', async (text, expected) => {
  expect(await found(text)).toEqual([expected])
})

test.each([
  ["const a = new Date('2026-01-01')", 'a date of a given moment'],
  ['const a = Math.max(1, 2) + Date.parse(text)', 'functions of their arguments'],
  ['const a = props.process.env + props.fetch()', 'fields of other values'],
  ['const process = { env: 1 }; const a = process.env', 'a constant of the same name'],
  ["import { fetch } from './a.ts'; const a = fetch()", 'an import of the same name'],
  ["import fetch from './a.ts'; const a = fetch()", 'a default import of the same name'],
  ['function fetch() {} const a = fetch()', 'a function of the same name'],
  ['const a = (process) => process.env', 'a parameter of the same name'],
  ['const a = ({ process }) => process.env', 'a part of a parameter of the same name'],
  ['type A = typeof process.env', 'a type'],
])('%s is allowed: %s', async (text) => {
  expect(await found(text)).toEqual([])
})
