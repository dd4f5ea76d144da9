/** No other module imports lean-qr. */
import { correction, generate, mode } from 'lean-qr'

/** Dark modules of a QR code as strokes of width one in a square of `size`: "M0 3h7m2 0h1". */
export interface QrStrokes {
  readonly size: number
  readonly path: string
}

/**
 * Error correction M tolerates a fold or a stain; a higher one would have more and finer modules. The mask is
 * fixed, because trying all eight takes longer than rendering the page, and readers accept any.
 */
const OPTIONS = { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M, mask: 3 } as const

/** The bytes are UTF-8, which readers assume without a note of the encoding. */
export function qrStrokes(address: string): QrStrokes {
  const code = generate(mode.bytes(new TextEncoder().encode(address)), OPTIONS)
  let path = ''
  for (let y = 0; y < code.size; y++) path += rowPath(code, y)
  return { size: code.size, path }
}

function rowPath(code: ReturnType<typeof generate>, y: number): string {
  let path = ''
  let end = 0
  for (let x = 0; x < code.size; x++) {
    if (!code.get(x, y)) continue
    const start = x
    while (code.get(x, y)) x++
    path += `${path === '' ? `M${start} ${y}` : `m${start - end} 0`}h${x - start}`
    end = x
  }
  return path
}
