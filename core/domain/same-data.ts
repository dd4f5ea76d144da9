import { areAlike } from './same-list.ts'

/**
 * Whether two plain data are equal, including their order. Results that were made of one then apply to the
 * other.
 */
export function sameData(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false
  if (Array.isArray(left) || Array.isArray(right))
    return Array.isArray(left) && Array.isArray(right) && areAlike(left, right, sameData)
  const keys = Object.keys(left) as (keyof typeof left)[]
  const others = Object.keys(right)
  if (keys.length !== others.length) return false
  return keys.every((key, index) => key === others[index] && sameData(left[key], right[key]))
}
