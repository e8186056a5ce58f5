import { Icon } from '@card-journey/ui/Icon.tsx'
import './ready.css'

/** What is done, as before the heading of an approval: a solid disc with a check. */
export const ReadyMark = () => (
  <span className="ready-mark">
    <Icon name="check" />
  </span>
)
