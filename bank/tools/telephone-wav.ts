/** Samples of one channel, -32768 to 32767. */
export interface Sound {
  rate: number
  samples: Int16Array
}

/** Telephone quality: 8 kHz, one channel, µ-law, a byte a sample. Every browser plays it. */
const rate = 8000
const muLaw = 7

/** The sound of a 16-bit, one-channel WAV, whose sizes need not be right (a speech synthesiser writes to a pipe). */
export function readWav(wav: Buffer): Sound {
  const data = wav.indexOf('data', 12, 'latin1') + 8
  const samples = new Int16Array(Math.floor((wav.length - data) / 2))
  for (let at = 0; at < samples.length; at += 1) samples[at] = wav.readInt16LE(data + at * 2)
  return { rate: wav.readUInt32LE(24), samples }
}

/** A telephone WAV of the sound with a comment (ICMT). */
export function telephoneWav(sound: Sound, comment: string): Buffer {
  const data = Buffer.from(resampled(sound).map(toMuLaw))
  const format = Buffer.alloc(18)
  format.writeUInt16LE(muLaw, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate, 8)
  format.writeUInt16LE(1, 12)
  format.writeUInt16LE(8, 14)
  const count = Buffer.alloc(4)
  count.writeUInt32LE(data.length)
  const list = Buffer.concat([Buffer.from('INFO', 'latin1'), chunk('ICMT', Buffer.from(`${comment}\0\0`, 'latin1'))])
  const chunks = [chunk('fmt ', format), chunk('fact', count), chunk('LIST', list), chunk('data', data)]
  return chunk('RIFF', Buffer.concat([Buffer.from('WAVE', 'latin1'), ...chunks]))
}

function chunk(id: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

/** Half the width of the filter, in samples of the result. */
const reach = 16

/** The sound at 8 kHz: each sample is the sum of its neighbours, weighted by a windowed sinc below 3.6 kHz. */
function resampled({ rate: from, samples }: Sound): number[] {
  const step = from / rate
  const cut = (2 * 3600) / from
  return Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    const centre = index * step
    const width = reach * step
    let sum = 0
    for (let at = Math.ceil(centre - width); at <= centre + width; at += 1) {
      const x = at - centre
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * cut * x) / (Math.PI * cut * x)
      sum += (samples[at] ?? 0) * sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / width))
    }
    return sum * cut
  })
}

/** One sample in µ-law (ITU-T G.711). */
function toMuLaw(sample: number): number {
  const loud = Math.min(Math.round(Math.abs(sample)), 32_635) + 132
  const exponent = Math.max(0, Math.floor(Math.log2(loud)) - 7)
  const mantissa = (loud >> (exponent + 3)) & 0x0f
  return ~((sample < 0 ? 0x80 : 0) | (exponent << 4) | mantissa) & 0xff
}
