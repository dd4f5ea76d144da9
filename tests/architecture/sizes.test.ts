/** Sizes of files and functions, as CONTRIBUTING.md gives them. Functions of tests may be longer, because they hold tables. */
import { Visitor } from 'rolldown/utils'
import { expect, test } from 'vitest'
import { parsed, sources, tests } from './imports.ts'

const MOST = { lines: 250, functionLines: 40, parameters: 3 } as const

const ENGINE = 'the engine of builds is to be written anew'
const BUILDS = 'tests of the engine of builds, which is to be written anew'
const DATA = 'sample data'
const BROWSER = 'the tests of a file share a browser and a running site'

/** Files and functions that may be larger, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'core/places/belgium.ts': 'one table',
  'core/service/accounts/common-passwords.ts': 'one list',
  'core/build/advance.ts advance': ENGINE,
  'core/build/prepare.ts prepare': ENGINE,
  'core/build/published-build.ts publishedBuild': ENGINE,
  'core/build/bundle/template-styles.ts parseStyles': ENGINE,
  'core/plan/plan.ts planBuild': ENGINE,
  'core/service/store/migrations/0003-portal.ts createActivity': 'a migration that has run is never changed',
  'core/source/json-data.ts onObjectProperty': 'the parser calls it with five parameters',
  'core/source/json-data.ts onLiteralValue': 'the parser calls it with five parameters',
  'tests/architecture/layers.test.ts': 'one table: the imports of every layer',
  'tests/browser/dev.test.ts': BROWSER,
  'tests/browser/portal.test.ts': BROWSER,
  'tests/browser/service.test.ts': BROWSER,
  'tests/build/cache.test.ts': BUILDS,
  'tests/build/cli.test.ts': BUILDS,
  'tests/build/faults.test.ts': BUILDS,
  'tests/build/faulty-disk.test.ts': BUILDS,
  'tests/build/incremental.test.ts': BUILDS,
  'tests/build/ledger.test.ts': BUILDS,
  'tests/build/overrides.test.ts': BUILDS,
  'tests/build/pictures/remote.test.ts': BUILDS,
  'tests/build/publish.test.ts': BUILDS,
  'tests/build/shards.test.ts': BUILDS,
  'tests/demo/site.test.ts': 'a file reads the pages of the demo once',
  'tests/import/openimmo/traps.ts': DATA,
  'tests/import/skarabee/traps.ts': DATA,
  'tests/import/sweepbright/traps.ts': DATA,
  'tests/service/promises.test.ts': 'one list: the effect of each placeholder of a text',
  'tests/support/portal-fixture.ts': DATA,
  'tests/support/sample-content.ts': DATA,
  'tests/unit/core/plan/pages.test.ts': BUILDS,
  'tests/unit/core/schema/examples.ts': DATA,
  'tests/unit/core/schema/full-settings.ts': DATA,
  'tests/unit/core/schema/full-site.ts': DATA,
}

interface Measured {
  readonly name: string
  readonly lines: number
  readonly parameters: number
}

/** A syntax node with a body of its own. */
interface FunctionNode {
  readonly start: number
  readonly end: number
  readonly params: readonly unknown[]
  readonly body: unknown
}

/** The functions of a file. The lines of a nested function count for the nested one only. */
function functionsOf(file: string): readonly Measured[] {
  const { text, program } = parsed(file)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const measured: Measured[] = []
  const open: { lines: number }[] = []
  const names = new Map<number, string>()
  const enter = ({ start, end, body }: FunctionNode) => {
    if (body === null) return
    const lines = lineAt(end) - lineAt(start) + 1
    const outer = open.at(-1)
    if (outer !== undefined) outer.lines -= lines - 1
    open.push({ lines })
  }
  const leave = ({ start, params, body }: FunctionNode, name?: string) => {
    if (body === null) return
    const { lines = 0 } = open.pop() ?? {}
    measured.push({
      name: `${file} ${name ?? names.get(start) ?? ''}`.trim(),
      lines,
      parameters: params.length,
    })
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init != null) names.set(init.start, id.name)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier') names.set(value.start, key.name)
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': (node) => leave(node, node.id?.name),
    FunctionExpression: enter,
    'FunctionExpression:exit': (node) => leave(node, node.id?.name),
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': (node) => leave(node),
  }).visit(program)
  return measured
}

const functions = sources.flatMap(functionsOf)
const files = [...sources, ...tests].map((file) => ({
  name: file,
  lines: parsed(file).text.trimEnd().split('\n').length,
}))

test.each([
  ['files have few lines', files.filter(({ lines }) => lines > MOST.lines)],
  ['functions have few lines', functions.filter(({ lines }) => lines > MOST.functionLines)],
  ['functions have few parameters', functions.filter(({ parameters }) => parameters > MOST.parameters)],
])('%s', (_, found) => {
  expect(found.filter(({ name }) => EXCEPTIONS[name] === undefined)).toEqual([])
})

test('every exception is still needed', () => {
  const large = [
    ...files.filter(({ lines }) => lines > MOST.lines),
    ...functions.filter(
      ({ lines, parameters }) => lines > MOST.functionLines || parameters > MOST.parameters,
    ),
  ]
  expect([...new Set(large.map(({ name }) => name))].toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted())
})
