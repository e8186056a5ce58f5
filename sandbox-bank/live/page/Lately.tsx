import { Button } from '@card-journey/ui/Button.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { momentInIndia } from '../../console/moments.ts'
import { usePolled } from '../../console/use-polled.ts'
import type { Message } from '../../inbox.ts'

const shown = 8

/** The numbers that the bank has written to last: who is under way now is among them. */
export function Lately({
  nameOf,
  onChoose,
}: {
  nameOf: (mobile: string) => string
  onChoose: (mobile: string) => void
}) {
  const { value: messages = [] } = usePolled<Message[]>('/inbox')
  const latest = new Map<string, string>()
  for (const { to, at } of messages) if (/^\d{10}$/.test(to) && !latest.has(to)) latest.set(to, at)
  if (latest.size === 0) return null
  return (
    <Panel heading="Lately active">
      <ul className="lines">
        {[...latest].slice(0, shown).map(([mobile, at]) => (
          <li key={mobile}>
            <p className="row">
              <Button kind="quiet" onClick={() => onChoose(mobile)}>
                {nameOf(mobile)}
              </Button>
              <time dateTime={at}>{momentInIndia(at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
