/** Translates issues of zod into problems of the catalogue, worded for people who write data. */
import type { core } from 'zod'
import { CATALOGUE } from './codes.ts'
import type { Code } from './codes.ts'
import { problem } from './diagnostic.ts'
import type { DataPath } from './data-path.ts'
import type { Pointer, Problem } from './diagnostic.ts'
import { otherName } from './other-names.ts'
import { settledElsewhere } from './settled-elsewhere.ts'
import { didYouMean, suggest } from './suggest.ts'
import { countOf } from './words.ts'
import { flatten, isOurs } from './zod-union.ts'
import type { Finding, Plain } from './zod-union.ts'
import { numberAdvice } from './number-advice.ts'
import { textAdvice } from './text-advice.ts'
import { dotted, oneOf, show } from './words.ts'
import { descriptionAt, keysAt, namedKeysAt, objectWords } from './zod-schema.ts'

export type Issue = core.$ZodIssue
export type Schema = core.$ZodType
export type AnySchema = core.$ZodTypes

/** The data that was checked, and its schema. */
interface Checking {
  readonly file: string
  /** The path of the data in its file, such as the index of a record in a list. */
  readonly base?: DataPath
  /** The data before the schema transformed it. */
  readonly data: unknown
  readonly schema: Schema
}

/** One problem for each unknown key, and at most one for each value. */
export function fromZod(issues: readonly Issue[], checking: Checking): Problem[] {
  const findings = issues.flatMap((issue) => flatten(issue))
  const unknown = findings.flatMap((finding) => unknownKeys(finding, checking))
  // A misspelt key is reported once, not also as a missing key.
  const seen = new Set(unknown.map(({ meant }) => meant))
  const problems = unknown.map(({ found }) => found)
  for (const finding of findings) {
    const path = finding.path as DataPath
    const place = JSON.stringify(path)
    if (finding.code === 'unrecognized_keys' || seen.has(place)) continue
    seen.add(place)
    problems.push(toProblem(finding, path, checking))
  }
  return problems
}

interface UnknownKey {
  readonly found: Problem
  /** The path of the key with its spelling corrected. */
  readonly meant: string | undefined
}

function unknownKeys(finding: Finding, checking: Checking): readonly UnknownKey[] {
  if (finding.code !== 'unrecognized_keys') return []
  const path = finding.path as DataPath
  const given = valueAt(checking.data, path) as object
  const known = keysAt(checking.schema, path).filter((key) => !Object.hasOwn(given, key))
  const inner = keysAt(checking.schema, [...path, PARAMS])
  const named = namedKeysAt(checking.schema, path)
  return finding.keys.map((key) => {
    const suggestion = otherName(key, known) ?? paramOf(key, inner) ?? suggest(key, known)
    const elsewhere = settledElsewhere(checking.file, [...path, key])
    const at = { ...pointer([...path, key], checking), key: true }
    const params = { name: nameOf([...path, key], checking), suggestion, elsewhere, known: named }
    const found = problem('AS2001', params, { at })
    return { found, meant: suggestion === undefined ? undefined : JSON.stringify([...path, suggestion]) }
  })
}

/** The fields of pages and menus are in an object of their own; front matter of other generators has them beside it. */
const PARAMS = 'params'

function paramOf(key: string, inner: readonly string[]): string | undefined {
  const found = inner.includes(key) ? key : otherName(key, inner)
  return found === undefined ? undefined : `${PARAMS}.${found}`
}

interface Subject {
  readonly name: string
  readonly value: unknown
  readonly path: DataPath
  readonly at: Pointer
  /** The description of the field in its schema. */
  readonly about: string | undefined
  readonly schema: Schema
}

type Known = Exclude<Finding, { code: 'unrecognized_keys' }>

function toProblem(finding: Known, path: DataPath, checking: Checking): Problem {
  const { data, schema } = checking
  const value = valueAt(data, path)
  const at = pointer(path, checking)
  const subject = {
    name: nameOf(path, checking),
    value,
    path,
    at,
    about: descriptionAt(schema, path),
    schema,
  }
  if (value === undefined) return problem('AS2002', { name: subject.name, about: subject.about }, { at })

  switch (finding.code) {
    case 'invalid_type':
      return wrongKind([isOurs(finding.message) ? finding.message : finding.expected], [], subject)
    case 'mismatch':
      return wrongKind(finding.types, finding.values, subject)
    case 'invalid_value':
      return wrongKind([], finding.values, subject)
    case 'too_small':
    case 'too_big':
      return wrongSize(finding, subject)
    case 'invalid_key':
      return wrongKey(finding, subject, checking)
    case 'misfit':
      return unfit('AS2006', oneOf(finding.forms), subject)
    default:
      return ownProblem(finding, subject) ?? unfit('AS2006', formOf(finding), subject)
  }
}

type UnfitCode = 'AS2003' | 'AS2004' | 'AS2005' | 'AS2006'

function unfit(code: UnfitCode, expected: string, { name, value, at, about }: Subject): Problem {
  const spelling = code === 'AS2006' && typeof value === 'string' ? textAdvice(value) : undefined
  return problem(code, { name, expected, actual: show(value), advice: spelling ?? about }, { at })
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
}

function wrongKind(types: readonly string[], values: readonly unknown[], subject: Subject): Problem {
  const { path, schema, value } = subject
  const words = types.map((type) => {
    return type === 'object' || type === 'record' ? objectWords(schema, path) : (TYPE_WORDS[type] ?? type)
  })
  const expected = oneOf([...words, ...values.map(show)])
  if (types.length > 0)
    return unfit('AS2003', expected, {
      ...subject,
      about: quotingAdvice(types, values, value) ?? subject.about,
    })
  const meant = values.find((allowed) => typeof allowed !== 'string' && String(allowed) === value)
  if (meant !== undefined)
    return unfit('AS2004', expected, {
      ...subject,
      about: `write it without quotation marks: ${String(meant)}`,
    })
  const names = values.filter((name) => typeof name === 'string')
  return unfit('AS2004', expected, { ...subject, about: didYouMean(String(value), names) ?? subject.about })
}

/**
 * Most wrong types are caused by quotation marks. No text is proposed for a number, because it has lost
 * digits of its source text.
 */
function quotingAdvice(
  types: readonly string[],
  values: readonly unknown[],
  value: unknown,
): string | undefined {
  if (types.includes('string')) return typeof value === 'number' ? 'put it in quotation marks' : undefined
  const wantsNumber = types.some((type) => type === 'number' || type === 'int' || type.startsWith('a whole '))
  if (typeof value !== 'string') return undefined
  if (!(wantsNumber || values.includes(Number(value)))) return undefined
  return numberAdvice(value)
}

function wrongSize(finding: Extract<Plain, { code: 'too_small' | 'too_big' }>, subject: Subject): Problem {
  const { name, value, at } = subject
  const small = finding.code === 'too_small'
  const limit = Number(small ? finding.minimum : finding.maximum)
  if (typeof value === 'string' || Array.isArray(value)) {
    const unit = typeof value === 'string' ? 'character' : 'item'
    const params = { name, limit: countOf(limit, unit), actual: value.length }
    return problem(small ? 'AS2008' : 'AS2007', params, { at })
  }
  const [inclusive, exclusive] = small ? ['at least', 'more than'] : ['at most', 'less than']
  const bound = `${finding.inclusive === false ? exclusive : inclusive} ${limit}`
  return unfit('AS2005', isOurs(finding.message) ? finding.message : bound, subject)
}

/** In a record whose keys have a format, the key is at fault and not its value. */
function wrongKey(
  finding: Extract<Plain, { code: 'invalid_key' }>,
  subject: Subject,
  checking: Checking,
): Problem {
  const key = String(subject.path.at(-1))
  const name = `a key of ${nameOf(subject.path.slice(0, -1), checking)}`
  const [issue] = finding.issues
  const expected = issue !== undefined && isOurs(issue.message) ? issue.message : 'of another form'
  return unfit('AS2006', expected, { ...subject, name, value: key, at: { ...subject.at, key: true } })
}

/** A schema may name a code of the catalogue for a rule of its own; see `refuse` in core/schema/common.ts. */
function ownProblem(finding: Plain, { name, value, at }: Subject): Problem | undefined {
  if (finding.code !== 'custom') return undefined
  const code: unknown = finding.params?.['code']
  if (typeof code !== 'string' || !Object.hasOwn(CATALOGUE, code)) return undefined
  const params = { ...finding.params, name, expected: finding.message, actual: show(value) }
  return problem(code as Code, params as never, { at })
}

const FORM_WORDS: Readonly<Record<string, string>> = {
  url: 'a web address',
  email: 'an e-mail address',
}

function formOf(finding: Plain): string {
  if (isOurs(finding.message)) return finding.message
  return (finding.code === 'invalid_format' ? FORM_WORDS[finding.format] : undefined) ?? 'of another form'
}

function nameOf(path: DataPath, { base = [] }: Checking): string {
  return path.length > 0 ? `"${dotted(path)}"` : base.length > 0 ? 'the record' : 'the file'
}

function pointer(path: DataPath, { file, base = [] }: Checking): Pointer {
  return { file, path: [...base, ...path] }
}

function valueAt(data: unknown, path: DataPath): unknown {
  let value = data
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined
    value = (value as Record<string | number, unknown>)[segment]
  }
  return value
}
