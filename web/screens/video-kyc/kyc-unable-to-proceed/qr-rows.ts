import encodeQR from 'qr'

/** The modules of a QR code, row by row, with its margin of four (ISO/IEC 18004): true is dark. */
export const qrRows = (text: string): boolean[][] => encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
