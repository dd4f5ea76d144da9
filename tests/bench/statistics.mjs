/** The value below which this part of the sorted values lies (nearest rank). */
export function percentile(values, part) {
  const sorted = values.toSorted((left, right) => left - right)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)]
}

export function median(values) {
  return percentile(values, 0.5)
}

/** `1.23 (1.20-1.31)` */
export function spread(values, digits = 2) {
  const show = (value) => value.toFixed(digits)
  return `${show(median(values))} (${show(Math.min(...values))}-${show(Math.max(...values))})`
}
