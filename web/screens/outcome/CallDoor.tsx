import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import type { ButtonKind } from '@card-journey/ui/button-class.ts'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/screen-texts.ts'
import { CallBank } from './CallBank.tsx'

/** Calls the bank's helpline; quiet where something else comes first. A panel with the number and its hours takes its place. */
export function CallDoor({ kind = 'secondary' }: { kind?: ButtonKind }) {
  const t = useTexts('ending')
  return <CallBank kind={kind} door text={(values) => t('call', values)} />
}

/** The bar of an ending: its own doors, the most useful first, and the call, which is quiet beside them. */
export const EndingDoors = ({ children }: { children?: ReactNode }) => (
  <ActionBar>
    {children}
    <CallDoor kind={children ? 'quiet' : 'secondary'} />
  </ActionBar>
)
