import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { Dialog } from '@card-journey/ui/Dialog.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { useJourney } from '../engine/use-journey.ts'
import { brandNames, usePageData } from '../page/page-data.ts'
import { useLanguage, useTexts } from '../texts/screen-texts.ts'

/** Behind the header's Help: whom to call, when, what to quote, and what nobody may ask. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell')
  const language = useLanguage()
  const { application } = useJourney()
  const { helpline, helplineHours, call } = brandNames(usePageData().brand, language)
  return (
    <Dialog open heading={t('help.heading')} onClose={onClose} closeLabel={t('action.close')}>
      <Stack gap={2}>
        <p>
          <a className="footer__phone" href={call}>
            {helpline}
          </a>
          <br />
          {t('help.hours', { hours: helplineHours })}
        </p>
        {application && <p>{t('help.reference', { reference: quotedReference(application) })}</p>}
        <p className="muted">{t('help.safe')}</p>
      </Stack>
    </Dialog>
  )
}
