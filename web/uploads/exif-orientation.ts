/** How a camera was held (TIFF tag 274): 1 upright, 3 upside down, 6 and 8 on its side; the others are mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

/** What a jpg's Exif block says, or nothing if it has none. Exif also holds the place and the phone. */
export function exifOf(bytes: Uint8Array): { orientation: Orientation } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (at: number, length: number) => at >= 0 && at + length <= view.byteLength
  if (!has(0, 4) || view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; has(at, 10); at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at)
    if (marker < 0xffe0 || marker === 0xffda) return undefined
    if (marker !== 0xffe1 || view.getUint32(at + 4) !== 0x45786966) continue
    return { orientation: orientationIn(view, at + 10, has) }
  }
  return undefined
}

function orientationIn(view: DataView, tiff: number, has: (at: number, length: number) => boolean): Orientation {
  if (!has(tiff, 8)) return 1
  const little = view.getUint16(tiff) === 0x4949
  const entries = tiff + view.getUint32(tiff + 4, little)
  const count = has(entries, 2) ? view.getUint16(entries, little) : 0
  for (let index = 0; index < count; index += 1) {
    const at = entries + 2 + index * 12
    if (!has(at, 12)) return 1
    if (view.getUint16(at, little) !== 0x0112) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? (value as Orientation) : 1
  }
  return 1
}
