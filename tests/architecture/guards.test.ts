/** `npm run test:attacks:guards` removes each guard from its file, which must contain it once. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { GUARDS } from '../attacks/guards.ts'
import { REPOSITORY } from '../support/repository.ts'

test('each guard is in its file, once', () => {
  const texts = GUARDS.map(({ file }) => readFileSync(path.join(REPOSITORY, file), 'utf8'))
  const others = GUARDS.filter(({ from }, index) => texts[index]?.split(from).length !== 2)
  expect(others.map(({ name }) => name)).toEqual([])
})
