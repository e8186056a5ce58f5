import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'

/** Placeholder while the addresses are fetched, in their size; or why they are not available yet. */
export function FetchingAddresses({ failed, again }: { failed: boolean; again: () => void }) {
  const t = useTexts('confirm-home-address')
  const shell = useTexts('shell')
  if (!failed)
    return (
      <>
        <p>{t('fetching')}</p>
        <Skeleton shapes={['line', 'control', 'control', 'control']} label={t('fetching')} />
      </>
    )
  return (
    <>
      <Notice kind="warning" role="alert">
        <p>{t('failed')}</p>
      </Notice>
      <Button onClick={again}>{shell('action.again')}</Button>
    </>
  )
}
