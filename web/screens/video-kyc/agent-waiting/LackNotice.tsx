import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import type { Lack } from './use-lacks.ts'
import './agent-waiting.css'

/**
 * What the call lacks, in a line each, which opens how to get it back and what works meanwhile. One notice, so that the chat
 * stays near the picture.
 */
export function LackNotice({ lacks }: { lacks: readonly Lack[] }) {
  const t = useTexts('agent-waiting')
  const goesTo = useRef<string>(undefined)
  const retried = lacks.filter(({ again }) => again)
  const canTry = retried.length > 0
  useEffect(() => {
    if (canTry || !goesTo.current) return
    if (document.activeElement === document.body) document.getElementById(goesTo.current)?.focus()
    goesTo.current = undefined
  }, [canTry])
  const again = () => {
    goesTo.current = retried[0]?.goesTo
    return Promise.all([...new Set(retried.map((lack) => lack.again))].map((tryIt) => tryIt?.()))
  }
  return (
    // The live region is there before its words, or they would not be announced; what stays is not said again.
    <div role="status" aria-atomic="false">
      {lacks.length > 0 && (
        <Notice kind="warning">
          <ul className="call-lacks">
            {lacks.map((lack) => (
              <li key={lack.heading}>
                <LackAdvice {...lack} alone={lacks.length === 1} />
              </li>
            ))}
          </ul>
          {canTry && (
            <Button kind="secondary" busyText={t('devices.busy')} onClick={again}>
              {t('devices.again')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

/** One that came alone has room for its advice, and keeps it open while another comes. */
function LackAdvice({ heading, fix, meanwhile, alone }: Lack & { alone: boolean }) {
  const [open] = useState(alone)
  return (
    <Disclosure summary={heading} open={open}>
      <p className="small">
        <span>{fix}</span> <span>{meanwhile}</span>
      </p>
    </Disclosure>
  )
}
