import { qrStrokes } from './strokes.ts'

/** The address of the page as a QR code, which is shown in print only. */
export function QrCode({ address }: { readonly address: string | undefined }) {
  if (address === undefined) return null
  const { size, path } = qrStrokes(address)
  return (
    <svg className="qr-code" viewBox={`0 -.5 ${size} ${size}`} aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
