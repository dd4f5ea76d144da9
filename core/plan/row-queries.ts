/**
 * These queries make the results that depend on the rows of a whole list alone. The languages in which a list has the same
 * rows share them, so a subject is the name of a list after the first of these languages (`keyOfRows` of recorded-lists.ts).
 */
import { layoutsOf } from '../domain/fragments.ts'
import { rowsInFile } from '../domain/list-file.ts'
import type { Engine } from '../engine/engine.ts'
import type { Locale } from '../languages/codes.ts'
import { idsText, rowColumns, stepsOf, wordedColumns } from '../view/list-file.ts'
import { namedFile } from './named-file.ts'
import type { PlanContext } from './plan-context.ts'

/** The rows of one file of cards, and their ids with a space between them. */
export interface RowsOfCards {
  readonly rows: readonly number[]
  readonly ids: string
}

export type RowQueries = ReturnType<typeof rowQueries>

interface Rows {
  readonly engine: Engine
  readonly plan: () => PlanContext
}

/** The number of lists in memory: languages times goals are few. */
export const LISTS_KEPT = 16

export function rowQueries({ engine, plan }: Rows) {
  /** Undefined for a removed list, which an earlier revision read. */
  const listOf = (subject: string) => {
    const [locale, ...name] = subject.split(' ') as [Locale, ...string[]]
    const { views, lists } = plan()
    const [view, whole] = [views[locale], lists.named(name.join(' '))]
    return view && whole && { view, whole, locale }
  }
  const columns = {
    name: 'columns of rows',
    run(subject: string) {
      const list = listOf(subject)
      return list && rowColumns(list.view, list.whole)
    },
    keeps: LISTS_KEPT,
  }
  return {
    columns,
    inFile: {
      name: 'rows in file',
      run(subject: string) {
        const made = engine.read(columns, subject)
        return made && rowsInFile(made)
      },
      keeps: LISTS_KEPT,
    },
    /** The steps of each filter. */
    steps: {
      name: 'steps of filters',
      run(subject: string) {
        const made = engine.read(columns, subject)
        const goal = listOf(subject)?.whole.goal
        return made === undefined || goal === undefined ? [] : stepsOf(goal, made)
      },
      keeps: LISTS_KEPT,
    },
    ids: {
      name: 'ids of rows',
      run(subject: string) {
        const list = listOf(subject)
        return list && namedFile('ids', idsText(list.view, list.whole))
      },
      keeps: LISTS_KEPT,
    },
    cards: {
      name: 'rows of files of cards',
      run(subject: string): readonly RowsOfCards[] {
        const made = engine.read(columns, subject)
        const list = listOf(subject)
        if (made === undefined || list === undefined) return []
        const { town } = wordedColumns(list.view, list.whole)
        const ids = list.whole.versions[list.locale]?.ids() ?? []
        return layoutsOf({ ...made, town }).flatMap((layout) =>
          layout.map((rows) => ({ rows, ids: rows.map((row) => ids[row]).join(' ') })),
        )
      },
      keeps: LISTS_KEPT,
    },
  }
}
