import { Icon, type IconName } from '@card-journey/ui/Icon.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import './checklist.css'

/** `unknown` also means not checked yet. */
export type CheckState = 'ok' | 'failed' | 'unknown'

export interface Check {
  name: string
  /** `failed` stops the call; `poor` only makes it harder. */
  state: CheckState | 'poor'
  /** The finding; for one that is poor or failed, how to fix it. */
  about?: string
  /** In place of the state's own sign. */
  icon?: IconName
}

const icons: Readonly<Record<Check['state'], IconName>> = {
  ok: 'success',
  poor: 'alert',
  failed: 'alert',
  unknown: 'info',
}

/** What the call still lacks, each with its state in words. It stands in a live region of its screen. */
export function Checklist({
  checks,
  words,
}: {
  checks: readonly Check[]
  /** A state without a word is said by its name. */
  words: Readonly<Partial<Record<Check['state'], string>>>
}) {
  return (
    <ul className="checklist">
      {checks.map(({ name, state, about, icon = icons[state] }) => (
        <li key={name} className={`checklist__item checklist__item--${state}`}>
          <Icon name={icon} />
          <div>
            <p className="checklist__name">
              {name}
              {words[state] && <VisuallyHidden>, {words[state]}</VisuallyHidden>}
            </p>
            {about && <p className="checklist__about">{about}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** What is well, in one quiet line each: what is left to do stands above it. */
export function Ready({ lines }: { lines: readonly { icon: IconName; text: string }[] }) {
  return (
    <ul className="call-ready">
      {lines.map(({ icon, text }) => (
        <li key={text} className={icon === 'success' ? 'call-ready__success' : undefined}>
          <Icon name={icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
