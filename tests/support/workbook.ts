/** A writer of workbooks of Excel for tests: the cells are written as XML. */
import { zip } from './zip.ts'

export interface SheetXml {
  readonly name: string
  /** `row` elements. */
  readonly rows: string
  readonly state?: 'hidden' | 'veryHidden'
}

export interface WorkbookXml {
  /** `si` elements. */
  readonly texts?: string
  /** `numFmts` and `cellXfs`. */
  readonly styles?: string
  /** Attributes of `workbookPr`. */
  readonly properties?: string
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export function workbook(
  sheets: readonly SheetXml[],
  { texts, styles, properties = '' }: WorkbookXml = {},
): Buffer {
  const list = sheets.map(
    ({ name, state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" r:id="rId${index + 1}"${state === undefined ? '' : ` state="${state}"`}/>`,
  )
  const targets = [
    ...sheets.map((_, index) => relation(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`)),
    relation('rIdT', 'sharedStrings', '/xl/sharedStrings.xml'),
    relation('rIdS', 'styles', 'styles.xml'),
  ]
  return zip([
    {
      name: 'xl/workbook.xml',
      content: `<workbook><workbookPr ${properties}/><sheets>${list.join('')}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${targets.join('')}</Relationships>` },
    { name: 'xl/sharedStrings.xml', content: `<sst>${texts ?? ''}</sst>` },
    { name: 'xl/styles.xml', content: `<styleSheet>${styles ?? ''}</styleSheet>` },
    ...sheets.map(({ rows }, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    })),
  ])
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`
}

/** A row of texts and numbers, in the columns from A on. An empty text is no cell. */
export function row(number: number, cells: readonly (string | number)[]): string {
  const written = cells.map((cell, index) => {
    const place = `${String.fromCharCode(65 + index)}${number}`
    if (cell === '') return ''
    return typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`
  })
  return `<row r="${number}">${written.join('')}</row>`
}
