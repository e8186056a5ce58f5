import { fileProcess } from '@card-journey/contract/calls/document-analysis/fileProcess.ts'
import { reportGeneration } from '@card-journey/contract/calls/document-analysis/reportGeneration.ts'
import type { MessageKey } from '@card-journey/journey/fields/messages.ts'
import { showField } from '@card-journey/ui/inputs/show-field.ts'
import { useRef, useState } from 'react'
import { about } from '../../../../engine/about.ts'
import { useAttempt } from '../../../../engine/use-attempt.ts'
import { useJourney } from '../../../../engine/use-journey.ts'
import type { Uploads } from './uploads.ts'

export interface HandOver {
  /** By month: the analysis can't read it, or it is missing after all. */
  refused: Readonly<Record<string, MessageKey>>
  /** The applicant has tried to continue. */
  asked: boolean
  send: (uploads: Uploads, missing: () => readonly string[]) => Promise<void>
}

/** Hands the slips to the analysis, month by month, and has it report: then the decision can be asked (BR-20). */
export function useHandOver(onHandedOver: () => void): HandOver {
  const { state, update } = useJourney()
  const attempt = useAttempt()
  const [asked, setAsked] = useState(false)
  const [refused, setRefused] = useState<HandOver['refused']>({})
  /** Files that were refused, by key, and that the applicant was led to once: the slips are complete without them. */
  const told = useRef(new Set<number>())

  function refuse(messages: HandOver['refused']): void {
    const [first] = Object.keys(messages)
    update({ pending: false, waiting: undefined })
    if (!first) return
    setRefused(messages)
    // Once the loader is gone and the page can be focused.
    setTimeout(() => showField(`slip-${first}`))
  }

  async function handOver(): Promise<boolean> {
    const { application } = state()
    for (const { month, document } of application?.facts.documents?.months ?? []) {
      if (document) continue
      const processed = await attempt(fileProcess, about({ month }))
      if (processed.ok) continue
      const message = processed.fields['file'] ?? processed.fields['month']
      refuse(message ? { [month]: message } : {})
      return false
    }
    const requested = await attempt(reportGeneration, about({}))
    if (!requested.ok) refuse(requested.fields)
    return requested.ok
  }

  return {
    refused,
    asked,
    async send(uploads, missing) {
      setAsked(true)
      setRefused({})
      await uploads.settled()
      const stopped = uploads
        .state()
        .uploads.filter(({ key, state: now }) => now === 'unsent' || (now === 'refused' && !told.current.has(key)))
      const first = missing()[0] ?? stopped[0]?.month
      for (const { key, month } of stopped) if (month === first) told.current.add(key)
      if (first) return void showField(`slip-${first}`)
      update({ pending: true, waiting: 'documents' })
      try {
        if (await handOver()) onHandedOver()
      } finally {
        update({ pending: false, waiting: undefined })
      }
    },
  }
}
