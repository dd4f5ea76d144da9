/** `npm run test:quick` runs the tests that are nearest to a change. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { nearTests } from '../../../scripts/near-tests.mjs'
import { emptyFolder } from '../../support/folder.ts'

/** Each file with its imports. `money` is imported by `price`, `price` by `page`, and `kinds` only as a type. */
const FILES: Readonly<Record<string, string>> = {
  'core/money.ts': 'export const cents = 100\n',
  'core/price.ts': "import { cents } from './money.ts'\nexport const price = cents\n",
  'core/page.ts': "export { price } from './price.ts'\n",
  'core/kinds.ts': 'export type Kind = string\n',
  'core/late.ts': "export const load = () => import('./money.ts')\n",
  'tests/unit/money.test.ts': "import { cents } from '../../core/money.ts'\n",
  'tests/unit/price.test.ts': "import { price } from '../../core/price.ts'\n",
  'tests/unit/page.test.ts': "import { price } from '../../core/page.ts'\n",
  'tests/unit/late.test.ts': "import { load } from '../../core/late.ts'\n",
  'tests/unit/kinds.test.ts': "import type { Kind } from '../../core/kinds.ts'\n",
  'tests/build/whole.test.ts': "import { cents } from '../../core/money.ts'\n",
}

function repository(): string {
  const root = emptyFolder()
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return root
}

const near = (changed: readonly string[], limit: number) => nearTests(repository(), changed, limit)

test('a test that imports the changed file runs, whatever the limit is', () => {
  expect(near(['core/money.ts'], 0)).toEqual({ tests: ['tests/unit/money.test.ts'], left: 3 })
})

test('tests farther away run a whole distance at a time, as long as they are few enough', () => {
  const second = ['tests/unit/late.test.ts', 'tests/unit/money.test.ts', 'tests/unit/price.test.ts']
  expect(near(['core/money.ts'], 3)).toEqual({ tests: second, left: 1 })
  expect(near(['core/money.ts'], 2).tests).toEqual(['tests/unit/money.test.ts'])
  expect(near(['core/money.ts'], 4)).toEqual({
    tests: [...second, 'tests/unit/page.test.ts'].sort(),
    left: 0,
  })
})

test('a changed test runs itself', () => {
  expect(near(['tests/unit/page.test.ts'], 0).tests).toEqual(['tests/unit/page.test.ts'])
})

test('an import of a type alone reaches no test, because the compiler checks it', () => {
  expect(near(['core/kinds.ts'], 9)).toEqual({ tests: [], left: 0 })
})
