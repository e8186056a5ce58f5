import { Button } from '@card-journey/ui/Button.tsx'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../texts/screen-texts.ts'
import type { Lack } from './use-lacks.ts'
import './agent-waiting.css'

/**
 * What is to be turned on, and a line for each, which says what the agent misses and opens how to get it back and what works
 * meanwhile. One notice, so that the chat stays near the picture.
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
        <Notice kind="warning" heading={t(askedFor(lacks))}>
          <ul className="call-lacks">
            {lacks.map((lack) => (
              <li key={lack.name}>
                <LackAdvice {...lack} alone={lacks.length === 1} />
              </li>
            ))}
          </ul>
          {canTry && (
            <Button kind="secondary" className="call-lacks__again" busyText={t('devices.busy')} onClick={again}>
              {t('devices.again')}
            </Button>
          )}
        </Notice>
      )}
    </div>
  )
}

/** What is to be turned on, by name, and nothing else: `turnOn.camera-position`. */
const askedFor = (lacks: readonly Lack[]) => {
  const has = (name: Lack['name']) => lacks.some((lack) => lack.name === name)
  const [camera, microphone, position] = [has('camera'), has('microphone'), has('position')]
  if (camera && microphone) return position ? 'turnOn.camera-microphone-position' : 'turnOn.camera-microphone'
  if (camera) return position ? 'turnOn.camera-position' : 'turnOn.camera'
  if (microphone) return position ? 'turnOn.microphone-position' : 'turnOn.microphone'
  return 'turnOn.position'
}

/** One that came alone has room for its advice, and keeps it open while another comes. */
function LackAdvice({ heading, fix, meanwhile, alone }: Lack & { alone: boolean }) {
  const [open] = useState(alone)
  return (
    <Disclosure className="disclosure call-lack" summary={heading} open={open}>
      <p className="small">
        <span>{fix}</span> <span>{meanwhile}</span>
      </p>
    </Disclosure>
  )
}
