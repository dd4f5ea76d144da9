/** A page's parts of the shell, as a subject. */
import { expect, test } from 'vitest'
import { REQUEST_FORMS } from '../../../../core/domain/forms.ts'
import { createPartList, shellField, partsOf, subjectOf } from '../../../../core/view/shell-parts.ts'
import type { ShellPart } from '../../../../core/view/types.ts'

const PARTS: readonly ShellPart[] = ['page.top', 'shell.menu', 'fact.roof', 'shell.footer', 'estate.summary']

test('the subject of a list names all of its parts, whatever their order', () => {
  const [list, reversed] = [createPartList(), createPartList()]
  PARTS.forEach(list.add)
  PARTS.toReversed().forEach(reversed.add)
  PARTS.forEach(reversed.add)
  expect(subjectOf(reversed)).toBe(subjectOf(list))
  expect(partsOf(subjectOf(list)).toSorted()).toEqual(PARTS.toSorted())
})

test('a list takes the parts of another one', () => {
  const list = createPartList()
  list.add('page.top')
  const other = list.another()
  other.add('shell.menu')
  list.addAll(other)
  expect(partsOf(subjectOf(list)).toSorted()).toEqual(['page.top', 'shell.menu'])
  expect(partsOf(subjectOf(other))).toEqual(['shell.menu'])
})

test('a list without parts has a subject without parts', () => {
  expect(partsOf(subjectOf(createPartList()))).toEqual([])
})

test('a template may ask for a part that does not exist', () => {
  const list = createPartList()
  list.add('no.such.text' as ShellPart)
  expect(partsOf(subjectOf(list))).toEqual([])
})

test('a part is a text or a field of the shell', () => {
  expect(shellField('page.top')).toBeNull()
  expect(shellField('shell.menu')).toBe('menu')
  expect(shellField('shell.requests.visit')).toBe('requests.visit')
})

test.each(REQUEST_FORMS.map(({ name }) => [name] as const))('the form %s is a part of its own', (name) => {
  const list = createPartList()
  list.add(`shell.requests.${name}`)
  expect(partsOf(subjectOf(list))).toEqual([`shell.requests.${name}`])
})
