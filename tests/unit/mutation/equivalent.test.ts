import { expect, test } from 'vitest'
import { sourceOf } from '../../mutation/copy.ts'
import { equivalents, outdated } from '../../mutation/equivalent.ts'
import { mutantsOf } from '../../mutation/mutant.ts'
import { OPERATORS } from '../../mutation/operators/all.ts'

test.each([...new Set(equivalents().map(({ file }) => file))])(
  'the faults that are set aside in %s still have their places',
  (file) => {
    const folder = file.slice(0, file.lastIndexOf('/'))
    const candidates = mutantsOf(file, sourceOf(file), OPERATORS)
    expect(outdated(folder, candidates).filter((each) => each.file === file)).toEqual([])
  },
)
