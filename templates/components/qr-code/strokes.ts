/** No other module imports uqr. */
import { encode } from 'uqr'

/** Dark modules of a QR code as strokes of width one in a square of `size`: "M0 3h7m2 0h1". */
export interface QrStrokes {
  readonly size: number
  readonly path: string
}

/**
 * Error correction M tolerates a fold or a stain. The mask is fixed, because trying all eight takes longer
 * than rendering the page, and readers accept any.
 */
export function qrStrokes(address: string): QrStrokes {
  const { size, data } = encode(address, { ecc: 'M', border: 0, maskPattern: 3 })
  return { size, path: data.map(rowPath).join('') }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  let end = 0
  for (let x = row.indexOf(true); x !== -1; x = row.indexOf(true, end)) {
    const light = row.indexOf(false, x)
    const next = light === -1 ? row.length : light
    path += `${path === '' ? `M${x} ${y}` : `m${x - end} 0`}h${next - x}`
    end = next
  }
  return path
}
