import { expect, test } from 'vitest'
import { storyPieces, withoutMarks } from '../../../../core/domain/story.ts'

test('marks on lines of their own part a description', () => {
  expect(storyPieces('Hal.\n\n{picture:2, 3}\n{room:kitchen}\n\nBoven.\n{plan:1}')).toEqual([
    { kind: 'text', text: 'Hal.' },
    { kind: 'picture', numbers: [2, 3] },
    { kind: 'room', room: 'kitchen' },
    { kind: 'text', text: 'Boven.' },
    { kind: 'plan', numbers: [1] },
  ])
})

test('a paragraph of a feed may be a mark', () => {
  expect(storyPieces('<p>Hal.</p>\n<p>{picture:1}</p>\n<p>Tuin.</p>')).toHaveLength(3)
})

test.each([
  'Zie {picture:2} hiernaast.',
  '{picture:nul}',
  '{picture:0}',
  '{picture:}',
  '{video:1}',
  '{picture:1\n}',
  '{picture:1,}',
])('%j is a text', (text) => {
  expect(storyPieces(text)).toEqual([{ kind: 'text', text }])
})

test('without marks it is the text alone', () => {
  expect(withoutMarks('Hal.\n\n{picture:2}\n\nBoven.')).toBe('Hal.\n\nBoven.')
  expect(withoutMarks('Hal {a}.')).toBe('Hal {a}.')
  expect(withoutMarks('{plan:1}')).toBe('')
})
