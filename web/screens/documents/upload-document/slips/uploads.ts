import type { FileType } from '@card-journey/journey/fields/file-type.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { mostPages } from '@card-journey/journey/fields/upload.ts'
import { standsAlone } from '@card-journey/journey/rules/credit/documents.ts'
import type { Outcome } from '../../../../engine/journey.ts'
import { checkFile } from '../../../../uploads/check-file.ts'
import { sendFile, sha256Of, uploadIdOf, type Piece, type Received } from '../../../../uploads/send-file.ts'

/** A file that was chosen in this tab. */
export interface Upload {
  key: number
  month: string
  name: string
  /** The place in the document that it was chosen for: behind the others if none. */
  place?: number | undefined
  /** The id of the file that it replaces. */
  replaces?: string | undefined
  state: 'checking' | 'waiting' | 'sending' | 'kept' | 'refused' | 'unsent'
  kind?: FileType
  /** What is sent; the picture of the preview. */
  content?: Uint8Array<ArrayBuffer>
  /** Bytes that the server has. */
  received: number
  maybeLocked?: boolean
  /** Why it was refused. */
  mistake?: MessageKey
  /** The file of the record that it became. */
  fileId?: string
}

/** What happened last, for the live region. */
export interface Happening {
  what: 'sending' | 'progress' | 'kept' | 'removed' | 'moved'
  month: string
  name: string
  /** The percentage sent, or the new place of a page. */
  number: number
}

export interface UploadsState {
  uploads: readonly Upload[]
  happened: Happening | undefined
}

/** A file of a month that the record has. */
export interface FileOnRecord {
  id: string
  page: number
  kind: FileType
  pages: number
}

export interface UploadPorts {
  applicationId: string
  filesOf: (month: string) => readonly FileOnRecord[]
  send: (piece: Piece & { month: string; page: number; replaces?: string | undefined }) => Promise<Outcome<Received>>
  remove: (month: string, fileId: string) => Promise<unknown>
  /** Leads a failure to its own screen, if it has one. */
  route: (failed: Extract<Outcome, { ok: false }>) => Promise<void>
  /** Remembers beyond a reload how much of a month's file is there; undefined once it no longer matters. */
  note: (month: string, percent: number | undefined) => void
  now: () => number
  wait: (ms: number) => Promise<void>
}

/** How often progress is announced, in ms. */
const announceEvery = 10_000
/** How often another upload id is tried for a file that was removed and is chosen once more. */
const mostIds = 20

export type Uploads = ReturnType<typeof createUploads>

/** The files of one application that go out from this tab, one after another. Lives as long as the page. */
export function createUploads(ports: UploadPorts) {
  let state: UploadsState = { uploads: [], happened: undefined }
  const listeners = new Set<() => void>()
  const settling = new Set<() => void>()
  /** Files that have not been read yet. */
  const unread = new Map<number, File>()
  let lastKey = 0
  let running = false
  let ended = false
  let announcedAt = 0

  function set(next: Partial<UploadsState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
    if (state.uploads.some(isUnderWay)) return
    for (const settle of settling) settle()
    settling.clear()
  }
  const find = (key: number) => state.uploads.find((each) => each.key === key)
  const change = (key: number, part: Partial<Upload>) =>
    set({ uploads: state.uploads.map((each) => (each.key === key ? { ...each, ...part } : each)) })
  function say(what: Happening['what'], { month, name }: Pick<Upload, 'month' | 'name'>, number = 0): void {
    announcedAt = ports.now()
    set({ happened: { what, month, name, number } })
  }

  async function check(key: number): Promise<void> {
    const file = unread.get(key)
    const checked = file && (await checkFile(file).catch(() => undefined))
    const upload = find(key)
    if (!upload) return void unread.delete(key)
    if (!checked) return change(key, { state: 'unsent' })
    unread.delete(key)
    if (checked.mistake) return change(key, { state: 'refused', mistake: checked.mistake })
    if (!fitsBeside(upload, checked.kind)) return change(key, { state: 'refused', mistake: 'fileAlone' })
    change(key, { state: 'waiting', kind: checked.kind, content: checked.content, maybeLocked: checked.maybeLocked })
  }

  /** Whether a file of that kind may join those of its month. */
  function fitsBeside({ key, month, replaces }: Upload, kind: FileType): boolean {
    const kept = ports.filesOf(month).filter(({ id }) => id !== replaces)
    const others = state.uploads.filter((each) => each.month === month && each.key !== key && isUnderWay(each))
    return standsAlone(
      [...kept, ...others].flatMap((each) => (each.kind ? [{ kind: each.kind }] : [])),
      kind,
    )
  }

  async function run(): Promise<void> {
    if (running) return
    running = true
    const next = () => state.uploads.find((each) => each.state === 'waiting')
    for (let upload = next(); upload && !ended; upload = next()) await sendOne(upload)
    running = false
  }

  async function sendOne(upload: Upload): Promise<void> {
    const { key, month, content } = upload
    const last = Math.max(0, ...ports.filesOf(month).map(({ page }) => page))
    const place = upload.place ?? last + 1
    if (!content || place > mostPages) return change(key, { state: 'refused', mistake: 'filesTooMany' })
    change(key, { state: 'sending' })
    say('sending', upload)
    const outcome = await deliver(upload, content, place)
    ports.note(month, undefined)
    const page = outcome?.ok ? outcome.response.page : undefined
    if (!find(key)) {
      // Dropped while its last piece was on the way.
      if (page) await ports.remove(month, page.id)
      return
    }
    if (page) {
      change(key, { state: 'kept', received: content.length, fileId: page.id })
      return say('kept', upload)
    }
    const fields = outcome && !outcome.ok ? outcome.fields : {}
    const mistake = fields['file'] ?? fields['month']
    set({ happened: undefined })
    change(key, mistake ? { state: 'refused', mistake } : { state: 'unsent' })
    if (outcome && !outcome.ok && !mistake) await ports.route(outcome)
  }

  async function deliver(upload: Upload, content: Uint8Array<ArrayBuffer>, page: number) {
    const { key, month, replaces } = upload
    const sha256 = await sha256Of(content)
    for (let attempt = 0; ; attempt += 1) {
      const uploadId = await uploadIdOf(ports.applicationId, month, page, sha256, attempt)
      const outcome = await sendFile(
        { content, uploadId, sha256 },
        {
          send: (piece) => ports.send({ ...piece, month, page, replaces }),
          onReceived(received) {
            const percent = Math.floor((received / content.length) * 100)
            change(key, { received })
            if (received > 0) ports.note(month, percent)
            if (received > 0 && ports.now() - announcedAt >= announceEvery) say('progress', upload, percent)
          },
          stopped: () => ended || !find(key),
          now: ports.now,
          wait: ports.wait,
        },
      )
      const id = outcome?.ok ? outcome.response.page?.id : undefined
      // An upload that completed earlier answers the same again, also when its page was removed since.
      const removed = id !== undefined && !ports.filesOf(month).some((file) => file.id === id)
      if (!removed || attempt >= mostIds) return outcome
    }
  }

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    /** Takes files chosen for a month, in their order; the first one replaces a file, if that is given. */
    async add(month: string, files: readonly File[], replaced?: FileOnRecord): Promise<void> {
      // What was refused before makes way.
      set({ uploads: state.uploads.filter((each) => each.month !== month || each.state !== 'refused') })
      const chosen = files.map((file, index): Upload => {
        unread.set((lastKey += 1), file)
        return {
          key: lastKey,
          month,
          name: file.name,
          ...(replaced && index === 0 && { place: replaced.page, replaces: replaced.id }),
          state: 'checking',
          received: 0,
        }
      })
      set({ uploads: [...state.uploads, ...chosen] })
      for (const { key } of chosen) {
        await check(key)
        void run()
      }
    },
    /** Sends again what did not get through. */
    async again(key: number): Promise<void> {
      change(key, { state: unread.has(key) ? 'checking' : 'waiting' })
      if (unread.has(key)) await check(key)
      void run()
    },
    /** A file that is not kept yet is no longer wanted. */
    drop(key: number): void {
      const upload = find(key)
      if (!upload) return
      set({ uploads: state.uploads.filter((each) => each !== upload) })
      ports.note(upload.month, undefined)
      say('removed', upload)
    },
    /** A kept page was removed. */
    removed: (month: string, name: string): void => say('removed', { month, name }),
    /** A kept page has this place now. */
    moved: (month: string, name: string, number: number): void => say('moved', { month, name }, number),
    /** Puts back what was removed. */
    restore({ month, name, place, kind, content }: Upload): void {
      const upload: Upload = { key: (lastKey += 1), month, name, place, state: 'waiting', received: 0 }
      set({ uploads: [...state.uploads, { ...upload, ...(kind && { kind }), ...(content && { content }) }] })
      void run()
    },
    /** Resolves when nothing is under way any more. */
    settled: (): Promise<void> =>
      state.uploads.some(isUnderWay) ? new Promise((resolve) => settling.add(resolve)) : Promise.resolve(),
    end(): void {
      ended = true
    },
  }
}

/** Chosen, and neither kept nor refused yet. */
export const isUnderWay = ({ state }: Upload): boolean =>
  state === 'checking' || state === 'waiting' || state === 'sending'
