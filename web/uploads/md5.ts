/** MD5 (RFC 1321), which older pdf encryption is built on. WebCrypto doesn't have it; nothing of ours relies on it. */
const shifts = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]
const sines = Array.from({ length: 64 }, (_, index) => Math.floor(Math.abs(Math.sin(index + 1)) * 2 ** 32) | 0)

export function md5(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = new Uint8Array(((content.length + 72) >> 6) << 6)
  blocks.set(content)
  blocks[content.length] = 0x80
  const words = new DataView(blocks.buffer)
  words.setUint32(blocks.length - 8, content.length << 3, true)
  const sum: [number, number, number, number] = [0x67452301, 0xefcdab89 | 0, 0x98badcfe | 0, 0x10325476]
  for (let block = 0; block < blocks.length; block += 64) {
    let [a, b, c, d] = sum
    for (let step = 0; step < 64; step += 1) {
      const round = step >> 4
      const mixed = [(b & c) | (~b & d), (b & d) | (c & ~d), b ^ c ^ d, c ^ (b | ~d)][round] ?? 0
      const word = [step, step * 5 + 1, step * 3 + 5, step * 7][round] ?? 0
      const turned = (a + mixed + (sines[step] ?? 0) + words.getInt32(block + (word & 15) * 4, true)) | 0
      const by = shifts[round * 4 + (step & 3)] ?? 0
      ;[a, b, c, d] = [d, (b + ((turned << by) | (turned >>> (32 - by)))) | 0, b, c]
    }
    sum[0] = (sum[0] + a) | 0
    sum[1] = (sum[1] + b) | 0
    sum[2] = (sum[2] + c) | 0
    sum[3] = (sum[3] + d) | 0
  }
  const result = new DataView(new ArrayBuffer(16))
  for (const [index, word] of sum.entries()) result.setInt32(index * 4, word, true)
  return new Uint8Array(result.buffer)
}
