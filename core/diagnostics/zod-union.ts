/** Flattens nested issues. For a union, it keeps the issues of the best matching branch. */
import type { Issue } from './from-zod.ts'

/** No branch of a union accepts a value of this kind. `types` and `values` are what the branches accept. */
interface Mismatch {
  readonly code: 'mismatch'
  readonly path: PropertyKey[]
  /** Type names of zod, or messages of our schemas. */
  readonly types: readonly string[]
  readonly values: readonly unknown[]
}

/** The text has none of the formats that the union accepts. */
interface Misfit {
  readonly code: 'misfit'
  readonly path: PropertyKey[]
  readonly forms: readonly string[]
}

type Union = Extract<Issue, { code: 'invalid_union' }>
export type Plain = Exclude<Issue, Union>
export type Finding = Plain | Mismatch | Misfit

/**
 * Messages of our schemas continue "must be" and start in lower case. Messages of zod start with a capital.
 */
export function isOurs(message: string): boolean {
  return /^\p{Ll}/u.test(message)
}

export function flatten(issue: Issue, above: readonly PropertyKey[] = []): readonly Finding[] {
  const path = [...above, ...issue.path]
  if (issue.code !== 'invalid_union') return [{ ...issue, path }]
  if (isOurs(issue.message)) return [{ code: 'misfit', path, forms: [issue.message] }]
  const branches = issue.errors.map((branch) => branch.flatMap((inner) => flatten(inner)))
  const fitting = branches.filter((branch) => !branch.some(isOtherKind))
  const found = fitting.length === 0 ? [mismatchOf(branches)] : bestOf(fitting)
  return found.map((finding) => ({ ...finding, path: [...path, ...finding.path] }))
}

/** Whether the value itself, and not a part of it, is of another kind than the branch accepts. */
function isOtherKind({ code, path }: Finding): boolean {
  return path.length === 0 && (code === 'invalid_type' || code === 'invalid_value' || code === 'mismatch')
}

function mismatchOf(branches: readonly (readonly Finding[])[]): Mismatch {
  const types: string[] = []
  const values: unknown[] = []
  for (const finding of branches.flatMap((branch) => branch.filter(isOtherKind))) {
    if (finding.code === 'invalid_type')
      types.push(isOurs(finding.message) ? finding.message : finding.expected)
    if (finding.code === 'invalid_value') values.push(...finding.values)
    if (finding.code === 'mismatch') {
      types.push(...finding.types)
      values.push(...finding.values)
    }
  }
  // A flag is true, false, 0 or 1, which are four values and not one type with two values.
  const flag = values.length > 0 && types.includes('boolean')
  const names = new Set(flag ? types.filter((type) => type !== 'boolean') : types)
  return {
    code: 'mismatch',
    path: [],
    types: [...names],
    values: [...new Set(flag ? [true, false, ...values] : values)],
  }
}

/**
 * If branches accept this kind of value, the formats of all of them together; otherwise the issues of the
 * branch that matched furthest.
 */
function bestOf(branches: readonly (readonly Finding[])[]): readonly Finding[] {
  const forms = branches.map((branch) => formsOf(branch))
  if (branches.length > 1 && forms.every((form) => form.length > 0)) {
    return [{ code: 'misfit', path: [], forms: [...new Set(forms.flat())] }]
  }
  return branches.reduce((best, branch) => (depthOf(branch) > depthOf(best) ? branch : best))
}

/** The formats that the branch requires, if it has no other issues. */
function formsOf(branch: readonly Finding[]): readonly string[] {
  const [first] = branch
  if (first === undefined || branch.some(({ path }) => path.length > 0)) return []
  if (first.code === 'misfit') return first.forms
  const wanted = first.code === 'invalid_format' || first.code === 'custom'
  return wanted && isOurs(first.message) ? [first.message] : []
}

function depthOf(branch: readonly Finding[]): number {
  return Math.max(0, ...branch.map(({ path }) => path.length))
}
