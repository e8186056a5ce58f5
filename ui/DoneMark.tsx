import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import './done-mark.css'

/** Before a heading that is good news: a solid disc with a check, as what is done has on a track. `className` may set `--mark`. */
export const DoneMark = ({ className }: { className?: string }) => (
  <span className={classes('done-mark', className)}>
    <Icon name="check" />
  </span>
)
