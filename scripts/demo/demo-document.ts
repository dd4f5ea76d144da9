/** A page of text as a PDF, for the documents of the demo. Lines may contain characters of Latin-1 only. */
export function pdfOf(lines: readonly string[]): Uint8Array {
  const text = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ')
  const stream = `BT /F1 14 Tf 20 TL 72 760 Td ${text} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  const parts = ['%PDF-1.4\n']
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(parts.join('').length)
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = parts.join('').length
  const size = objects.length + 1
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${table}`)
  parts.push(`trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return Buffer.from(parts.join(''), 'latin1')
}
