import type { Unpacked } from '../archive.ts'

/** The part that every workbook of Excel has. ECMA-376, 18.2. */
export const WORKBOOK = 'xl/workbook.xml'

export function isWorkbook({ files }: Unpacked): boolean {
  return files.some(({ name }) => name.toLowerCase() === WORKBOOK)
}
