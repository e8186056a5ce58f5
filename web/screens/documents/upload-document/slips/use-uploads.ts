import { fileUpload } from '@card-journey/contract/calls/document-analysis/fileUpload.ts'
import { removeUpload } from '@card-journey/contract/calls/document-analysis/removeUpload.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { passes } from '../../../../engine/use-polling.ts'
import type { Journey } from '../../../../engine/journey.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import type { Session } from '../../../../session/session.ts'
import { noteHalfSent } from './half-sent.ts'
import { createUploads, isUnderWay, type FileOnRecord, type Uploads, type UploadsState } from './uploads.ts'

/** The uploads of each page load: they go on while another screen is shown. */
const running = new WeakMap<Session, { applicationId: string; uploads: Uploads }>()

function uploadsOf(journey: Journey, applicationId: string): Uploads {
  const held = running.get(journey.session)
  if (held?.applicationId === applicationId) return held.uploads
  held?.uploads.end()
  const uploads = createUploads({
    applicationId,
    filesOf: (month) => slipFiles(journey, month),
    send: (piece) => journey.ask(fileUpload, { applicationId, kind: 'SALARY_SLIP', ...piece }),
    remove: (month, file) => journey.ask(removeUpload, { applicationId, month, file }),
    async route({ failure }) {
      if (failure && !passes(failure)) await journey.route(failure)
    },
    note: (month, percent) => noteHalfSent(journey.session.webSessionId(), month, percent),
    now: () => performance.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  })
  running.set(journey.session, { applicationId, uploads })
  return uploads
}

const slipFiles = (journey: Journey, month: string): readonly FileOnRecord[] =>
  journey.state().application?.facts.documents?.months.find((each) => each.month === month)?.files ?? []

const nothing: UploadsState = { uploads: [], happened: undefined }
const never = () => () => {}

/** The uploads of the current application, and what became of them. Nothing while it is loading. */
export function useUploads(): { uploads: Uploads | undefined; sent: UploadsState } {
  const journey = useJourney()
  const { application } = journey
  const uploads = application && uploadsOf(journey, application.applicationReferenceNo)
  const sent = useSyncExternalStore(uploads?.subscribe ?? never, uploads?.state ?? (() => nothing), () => nothing)
  const underWay = sent.uploads.some(isUnderWay)
  // Leaving the page would end what is being sent (SC-35).
  useEffect(() => {
    if (!underWay) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [underWay])
  return { uploads, sent }
}
