import { buttonClass, type ButtonKind } from '@card-journey/ui/button-class.ts'
import { classes } from '@card-journey/ui/classes.ts'
import { brandNames, usePageData } from '../../page/page-data.ts'
import { useLanguage } from '../../texts/screen-texts.ts'
import './call-door.css'

interface CallBankProps {
  kind: ButtonKind
  /** Whether it is an ending's door (CallDoor). */
  door?: boolean
  text: (values: { helpline: string }) => string
}

/** Calls the bank's helpline, in a screen's own words. */
export function CallBank({ kind, door, text }: CallBankProps) {
  const { helpline, call } = brandNames(usePageData().brand, useLanguage())
  return (
    <a className={classes(buttonClass(kind), door && 'call-door')} href={call}>
      {text({ helpline })}
    </a>
  )
}
