import type { ConsentEntry } from './records.ts'

/** A text of the bank's, found by the hash that a consent carries. */
export interface ConsentText {
  hash: string
  code: string
  version: string
  language: string
  title: string
  words: string
}

export interface Consents {
  /** The first one of a hash stays. */
  keepTexts(texts: readonly ConsentText[], at: number): Promise<void>
  /** By hash, as far as they were kept. */
  textsOf(hashes: readonly string[]): Promise<ReadonlyMap<string, Pick<ConsentText, 'title' | 'words'>>>
  of(applicationId: string): Promise<(ConsentEntry & { at: number; sessionId?: string })[]>
  /** Each with the event of the save that recorded it, and its screen; neither for what a job recorded. */
  withEvents(
    applicationId: string,
  ): Promise<(ConsentEntry & { at: number; event: string | undefined; screen: string | undefined })[]>
}
