import { qrRows } from './qr-rows.ts'
import '../video-kyc.css'

/** A QR code, drawn here so that its link goes to nobody else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrRows(text)
  const size = rows.length
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
