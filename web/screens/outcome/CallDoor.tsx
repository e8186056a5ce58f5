import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { buttonClass, type ButtonKind } from '@card-journey/ui/button-class.ts'
import type { ReactNode } from 'react'
import { brandNames, usePageData } from '../../page/page-data.ts'
import { useLanguage, useTexts } from '../../texts/screen-texts.ts'

/** Calls the bank's helpline; quiet where something else comes first. */
export function CallDoor({ kind = 'secondary' }: { kind?: ButtonKind }) {
  const t = useTexts('ending')
  const { helpline, call } = brandNames(usePageData().brand, useLanguage())
  return (
    <a className={buttonClass(kind)} href={call}>
      {t('call', { helpline })}
    </a>
  )
}

/** The bar of an ending: its own doors, the most useful first, and the call, which is quiet beside them. */
export const EndingDoors = ({ children }: { children?: ReactNode }) => (
  <ActionBar>
    {children}
    <CallDoor kind={children ? 'quiet' : 'secondary'} />
  </ActionBar>
)
