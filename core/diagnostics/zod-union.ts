/** Takes nested issues apart, and of a union keeps what helps: nobody wants to read what each branch had to say. */
import type { Issue } from './from-zod.ts'

/** No branch of a union takes a value of this kind: `types` and `values` are what they would take. */
export interface Mismatch {
  readonly code: 'mismatch'
  readonly path: PropertyKey[]
  /** Names of types, as zod has them, or wordings of our schemas. */
  readonly types: readonly string[]
  readonly values: readonly unknown[]
}

/** Several forms of text were possible, and it has none of them. */
export interface Misfit {
  readonly code: 'misfit'
  readonly path: PropertyKey[]
  readonly forms: readonly string[]
}

type Union = Extract<Issue, { code: 'invalid_union' }>
export type Plain = Exclude<Issue, Union>
export type Finding = Plain | Mismatch | Misfit

/** The texts of our schemas go on after "must be" and start in lower case; zod's own start with a capital. */
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

/** The value itself, not something inside it, is of another kind than the branch wants. */
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
  // A flag may be true, false, 0 or 1: those are four values, not a type and two values.
  const flag = values.length > 0 && types.includes('boolean')
  const names = new Set(flag ? types.filter((type) => type !== 'boolean') : types)
  return {
    code: 'mismatch',
    path: [],
    types: [...names],
    values: [...new Set(flag ? [true, false, ...values] : values)],
  }
}

/** Of branches that take this kind of value: their forms together, else what the one that came furthest found. */
function bestOf(branches: readonly (readonly Finding[])[]): readonly Finding[] {
  const forms = branches.map((branch) => formsOf(branch))
  if (branches.length > 1 && forms.every((form) => form.length > 0)) {
    return [{ code: 'misfit', path: [], forms: [...new Set(forms.flat())] }]
  }
  return branches.reduce((best, branch) => (depthOf(branch) > depthOf(best) ? branch : best))
}

/** What form the branch wants, if that is all it has to say. */
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
