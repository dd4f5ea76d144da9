import { qrStrokes } from './strokes.ts'

/** The way from the printed page back to the page. On a screen there is nothing to scan. */
export function QrCode({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null
  const { size, path } = qrStrokes(address)
  return (
    <svg className="qr-code" viewBox={`0 -.5 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
