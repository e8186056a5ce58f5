import { createWriteStream, type WriteStream } from 'node:fs'

export interface LogFile {
  write: (chunk: Buffer) => void
  end: () => void
}

/** How long to wait before retrying a log that can't be written (a full disk). */
const pauseMs = 5000

/**
 * Appends to a log that only its owner can read. Lines that can't be written are lost with one warning, and never end
 * the product.
 */
export function openLogFile(path: string, say: (sentence: string) => void): LogFile {
  let stream: WriteStream | undefined
  let resting = 0
  let said = false
  const open = (): WriteStream => {
    const opened = createWriteStream(path, { flags: 'a', mode: 0o600 })
    opened.on('error', (error) => {
      opened.destroy()
      stream = undefined
      resting = Date.now() + pauseMs
      if (!said) say(`The log ${path} can't be written (${error.message}); the product goes on without it.`)
      said = true
    })
    return opened
  }
  return {
    write(chunk) {
      if (!stream && Date.now() < resting) return
      stream ??= open()
      stream.write(chunk)
    },
    end: () => stream?.end(),
  }
}
