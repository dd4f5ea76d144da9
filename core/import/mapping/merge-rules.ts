/** The rules of a source: those of its preset, with the site's own in their places. */
import type { MappingRules } from '../../schema/mapping-rules.ts'

export function mergeRules(preset: MappingRules, own: MappingRules = {}): MappingRules {
  const merged = { ...preset, ...own }
  if (preset.fields !== undefined) merged.fields = { ...preset.fields, ...own.fields }
  if (preset.keep !== undefined) merged.keep = { ...preset.keep, ...own.keep }
  if (preset.filter !== undefined) merged.filter = [...preset.filter, ...(own.filter ?? [])]
  // Names of private fields are only ever added.
  if (preset.drop !== undefined) merged.drop = [...preset.drop, ...(own.drop ?? [])]
  if (preset.ignore !== undefined) merged.ignore = [...preset.ignore, ...(own.ignore ?? [])]
  if (preset.empty !== undefined) merged.empty = [...preset.empty, ...(own.empty ?? [])]
  return merged
}
