/** A jpg of that size, which differs by its word. */
export async function picture(
  width: number,
  height: number,
  word = '',
  quality = 0.9,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('no canvas')
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, width, height)
  // The upper left corner shows whether it is turned.
  paper.fillStyle = '#c00'
  paper.fillRect(0, 0, width / 2, height / 2)
  paper.fillStyle = '#000'
  paper.fillText(word, 2, height - 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('no picture')
  return new Uint8Array(await blob.arrayBuffer())
}

/** The same jpg with an Exif block: how the camera was held, and as many bytes of a maker's note. */
export function withExif(jpg: Uint8Array, orientation: number, note = 0): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const block = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const length = block.length + 2
  const notes = Array.from({ length: Math.ceil(note / 60_000) }, () => {
    const bytes = new Uint8Array(60_004).fill(0x20)
    bytes.set([0xff, 0xec, (60_002 >> 8) & 255, 60_002 & 255])
    return bytes
  })
  const parts = [
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, length >> 8, length & 255, ...block]),
    ...notes,
    jpg.subarray(2),
  ]
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
