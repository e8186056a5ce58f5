/** What a media server tells of a browser's connection to it. */
export type MediaEvent =
  /** Picture and sound flow. */
  | 'connected'
  /** No sound, or no picture, has arrived for a second. */
  | 'interrupted'
  /** Neither has arrived for a second. */
  | 'silent'
  /** One of them arrives, for the first time or again. */
  | 'resumed'
  /** The connection is over, whoever ended it. */
  | 'ended'

export interface MediaLine {
  /** Tells the media server that it is over, and resolves when the media server has closed its files. */
  close: () => Promise<void>
}

/**
 * A media server of the bank's own that records calls. Only the desk talks to it; browsers send it nothing but media. A
 * recording has a name of the desk's, and one file of sound and one of picture.
 */
export interface MediaServer {
  /** Records what the browser that made the offer sends. `about` goes into the recording's own description. */
  record: (
    name: string,
    about: string,
    offer: string,
    tell: (event: MediaEvent) => void,
  ) => Promise<MediaLine & { answer: string; id: number }>
  /** Sends the files of a recording to a browser, once it has answered. */
  play: (
    name: string,
    tell: (event: MediaEvent) => void,
  ) => Promise<MediaLine & { offer: string; start: (answer: string) => Promise<void> }>
  /** The files of a recording, undefined for those that are missing or hold nothing. */
  files: (name: string) => Promise<(Uint8Array | undefined)[]>
  /** `id`: unknown where it did not say that it had begun. */
  remove: (name: string, id: number | undefined) => Promise<void>
}
