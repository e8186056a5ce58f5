import { fileUpload } from '@card-journey/contract/calls/document-analysis/fileUpload.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { useEffect, useRef, useState } from 'react'
import { passes } from '../../../engine/use-polling.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { checkFile } from '../../../uploads/check-file.ts'
import { sendFile, sha256Of, uploadIdOf } from '../../../uploads/send-file.ts'
import type { IdentityDocument } from '@card-journey/journey/ids/uploads.ts'

export interface SendingSide {
  /** The share that the server has, in percent; undefined while the file is read. */
  percent?: number
  mistake?: MessageKey
  unsent?: true
}

interface Chosen {
  document: IdentityDocument
  page: number
  /** The file in this place, which the new one replaces. */
  replaces: string | undefined
}

/** Sends the pages of a licence or passport; what became of each that is not kept yet, by its place. */
export function useIdentityUpload() {
  const { application, ask, route, now } = useJourney()
  const [sides, setSides] = useState<Readonly<Record<number, SendingSide>>>({})
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => void (gone.current = true)
  }, [])

  async function upload(file: File, { document, page, replaces }: Chosen): Promise<void> {
    const say = (side: SendingSide | undefined) =>
      setSides((before) => {
        const { [page]: _, ...others } = before
        return side ? { ...others, [page]: side } : others
      })
    if (!application) return say({ unsent: true })
    const applicationId = application.applicationReferenceNo
    say({})
    const checked = await checkFile(file).catch(() => undefined)
    if (!checked) return say({ unsent: true })
    if (checked.mistake) return say({ mistake: checked.mistake })
    const { content } = checked
    const sha256 = await sha256Of(content)
    // Each choice is an upload of its own: the same file may be chosen again after it was removed.
    const uploadId = await uploadIdOf(applicationId, document, page, sha256, now())
    const outcome = await sendFile(
      { content, uploadId, sha256 },
      {
        send: (piece) =>
          ask(fileUpload, { applicationId, kind: document, page, ...(replaces && { replaces }), ...piece }),
        onReceived: (received) => say({ percent: Math.floor((received / content.length) * 100) }),
        stopped: () => gone.current,
        now: () => performance.now(),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      },
    )
    if (outcome?.ok && outcome.response.page) return say(undefined)
    const mistake = outcome && !outcome.ok ? outcome.fields['file'] : undefined
    say(mistake ? { mistake } : { unsent: true })
    if (outcome && !outcome.ok && !mistake && outcome.failure && !passes(outcome.failure)) await route(outcome.failure)
  }
  return { sides, upload }
}
