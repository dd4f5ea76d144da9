/** Versions of agency-site, by Semantic Versioning 2.0.0: a version before a release of the same number precedes it. */

export function isBefore(one: string, other: string): boolean {
  const [left, right] = [partsOf(one), partsOf(other)]
  for (const [index, number] of left.numbers.entries()) {
    const against = right.numbers[index] ?? 0
    if (number !== against) return number < against
  }
  if (left.label === right.label || left.label === '') return false
  return right.label === '' || left.label < right.label
}

function partsOf(version: string): { readonly numbers: readonly number[]; readonly label: string } {
  const [release = '', ...label] = version.split('-')
  return { numbers: release.split('.').map(Number), label: label.join('-') }
}
