import type { FormTexts } from '../../../core/domain/form-texts.ts'
import { fillPlaceholders } from '../../../core/domain/text.ts'
import { onceEach } from '../once.ts'
import { fetchText } from '../retry.ts'

export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string

/** Loaded once for all forms of a page. */
export const loadTexts = onceEach(async (href) => JSON.parse(await fetchText(href)) as FormTexts)

export function sayFrom({ sentences }: FormTexts): Say {
  return (key, values = {}) => fillPlaceholders(sentences[key] ?? '', values)
}
