import { uploadBelow } from '@card-journey/journey/fields/upload.ts'
import { exifOf, type Orientation } from './exif-orientation.ts'

/** Enough to read a payslip's small print: about 200 dots an inch on A4. */
const longestSide = 2400
/** A smaller picture without Exif is sent as it is. */
const leaveBelow = 1024 * 1024
const qualities = [0.85, 0.7, 0.5, 0.3]

/** Whether a picture is drawn again before it is sent: it is large, or says where and with what it was taken. */
export const needsRedrawing = (bytes: Uint8Array): boolean => bytes.length > leaveBelow || exifOf(bytes) !== undefined

/**
 * Draws a picture again, upright, no larger than is needed to read it, as a jpg without Exif. Undefined if the browser
 * can't show it.
 */
export async function redrawn(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Blob | undefined> {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = draw(image, browserTurns() ? 1 : (exifOf(bytes)?.orientation ?? 1))
    for (const quality of qualities) {
      const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (made && made.size < uploadBelow) return made
    }
    return undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Browsers turn pictures by their Exif since Chrome 81 and Safari 13.1; the same ones know the CSS property. */
const browserTurns = (): boolean => CSS.supports('image-orientation', 'from-image')

/** How each orientation is drawn upright: the matrix of canvas, on a page of `width` and `height` as they were stored. */
export function uprightMatrix(
  orientation: Orientation,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  const matrices: Record<Orientation, [number, number, number, number, number, number]> = {
    1: [1, 0, 0, 1, 0, 0],
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, height, 0],
    7: [0, -1, -1, 0, height, width],
    8: [0, -1, 1, 0, 0, width],
  }
  return matrices[orientation]
}

function draw(image: HTMLImageElement, orientation: Orientation): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, longestSide / Math.max(naturalWidth, naturalHeight))
  const width = Math.max(1, Math.round(naturalWidth * scale))
  const height = Math.max(1, Math.round(naturalHeight * scale))
  const canvas = document.createElement('canvas')
  const sideways = orientation >= 5
  canvas.width = sideways ? height : width
  canvas.height = sideways ? width : height
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('no canvas')
  // What is transparent in a png would be black in a jpg.
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, canvas.width, canvas.height)
  paper.transform(...uprightMatrix(orientation, width, height))
  paper.drawImage(image, 0, 0, width, height)
  return canvas
}
