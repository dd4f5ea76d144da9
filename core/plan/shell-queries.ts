/** The shell of each language is a query, so it is made again when what it reads has changed. A page contains parts of it. */
import type { Engine } from '../engine/engine.ts'
import type { Query } from '../engine/query.ts'
import type { Locale } from '../languages/codes.ts'
import type { LinkedSite } from '../site/linked.ts'
import type { ViewContext } from '../view/context.ts'
import { shellField, partsOf } from '../view/shell-parts.ts'
import { shellOf } from '../view/shell.ts'
import type { Shell, ShellPart } from '../view/types.ts'

export type ShellQueries = ReturnType<typeof shellQueries>

interface Input {
  readonly engine: Engine
  /** The files whose addresses the shell contains. */
  readonly files: Parameters<typeof shellOf>[1]
  readonly strings: LinkedSite['strings'][Locale]
}

/** The subject of all but the parts and texts is `''`. */
export function shellQueries(input: Input, view: ViewContext) {
  const { engine } = input
  const { locale } = view
  const sources = shellSources(input, locale)
  const fields = {
    name: `shell ${locale}`,
    run: () => shellOf(view, engine.read(sources.files, '')),
    keeps: 1,
  }
  return {
    ...sources,
    fields,
    /**
     * The value that templates render with. An equal shell is the same object, so fragments that were rendered for it
     * stay valid.
     */
    whole: {
      name: `whole shell ${locale}`,
      run: (): Shell => ({ ...engine.read(fields, ''), strings: engine.read(sources.texts, '') }),
      keeps: 1,
    },
    ...partQueries({ engine, sources, fields }, locale),
  }
}

function shellSources({ files, strings }: Input, locale: Locale) {
  const byKey: Readonly<Record<string, unknown>> = strings
  return {
    files: { name: `files of shell ${locale}`, of: () => files, textOf: json },
    texts: { name: `texts ${locale}`, of: () => strings, textOf: json },
    text: { name: `text ${locale}`, of: (key: string) => byKey[key], textOf: json, from: strings },
  }
}

interface Parts extends Pick<Input, 'engine'> {
  readonly sources: ReturnType<typeof shellSources>
  readonly fields: Query<'', ReturnType<typeof shellOf>>
}

function partQueries({ engine, sources, fields }: Parts, locale: Locale) {
  const field = {
    name: `part of shell ${locale}`,
    run: (path: string) => path.split('.').reduce<unknown>(valueAt, engine.read(fields, '')),
    keeps: 1,
  }
  const fingerprintOf = (part: ShellPart) => {
    const path = shellField(part)
    if (path === 'strings') return engine.fingerprint(sources.texts, '')
    return path === null ? engine.fingerprint(sources.text, part) : engine.fingerprint(field, path)
  }
  return {
    field,
    /** The parts that a page contains. The subject is one of core/view/shell-parts.ts. */
    parts: {
      name: `parts of shell ${locale}`,
      run: (subject: string) => partsOf(subject).map(fingerprintOf),
      keeps: 1,
    },
  }
}

function valueAt(value: unknown, name: string): unknown {
  return (value as Readonly<Record<string, unknown>> | undefined)?.[name]
}

function json(value: unknown): string {
  return JSON.stringify(value)
}
