import { changeCard } from '@card-journey/contract/calls/apps/changeCard.ts'
import type { UnfitCard as Unfit } from '@card-journey/contract/shapes/unfit-card.ts'
import { Button } from '@card-journey/ui/Button.tsx'
import { Notice } from '@card-journey/ui/Notice.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { brandNames, usePageData } from '../page/page-data.ts'
import { useLanguage, useTextLookup, useTexts } from '../texts/screen-texts.ts'
import { CallInWords } from './CallInWords.tsx'
import { toast } from './toasts.ts'
import { useJourney } from '../engine/use-journey.ts'

/** The chosen card is not for this applicant: says why, and offers the cards that are. */
export function UnfitCard({ unfit }: { unfit: Unfit }) {
  const t = useTexts('shell')
  const choose = useOtherCard()
  const why = useReason(unfit)
  return (
    <Notice kind="info" role="alert">
      <Stack gap={2}>
        <p>{why}</p>
        {unfit.cards.length > 0 ? (
          <>
            <p>{t('notice.unfit.cards')}</p>
            {unfit.cards.map((card) => (
              <Button key={card.productLogo} kind="secondary" onClick={() => choose(card)}>
                {t('notice.unfit.choose', { product: card.productName })}
              </Button>
            ))}
          </>
        ) : (
          <p>
            <CallInWords text={(values) => t('notice.unfit.none', values)} />
          </p>
        )}
      </Stack>
    </Notice>
  )
}

function useReason({ reason, productName, minimumAge, maximumAge, employmentTypes }: Unfit): string {
  const t = useTexts('shell')
  const field = useTextLookup('fields')
  const { digitalAccount } = brandNames(usePageData().brand, useLanguage())
  if (reason === 'age') return t('notice.unfit.age', { product: productName, from: minimumAge, to: maximumAge })
  if (reason === 'customers') return t('notice.unfit.customers', { product: productName, digitalAccount })
  const work = employmentTypes.map((code) => field(`employmentType.${code}`) ?? code).join(', ')
  return t('notice.unfit.employment', { product: productName, work })
}

/** Before there is an application, the sign-in continues with the other card; later the application switches to it. */
function useOtherCard() {
  const t = useTexts('shell')
  const { application, signIn, ask, route, update, confirmCode } = useJourney()
  return async (card: Unfit['cards'][number]): Promise<void> => {
    if (!application) {
      if (signIn) update({ signIn: { ...signIn, product: card } })
      await confirmCode('')
      return
    }
    const { version } = application
    const outcome = await ask(changeCard, { productLogo: card.productLogo, version })
    if (!outcome.ok) {
      if (outcome.failure && !(await route(outcome.failure))) update({ problem: outcome.failure })
      return
    }
    update({ problem: undefined })
    toast(t('notice.unfit.changed', { product: card.productName }), 'success')
  }
}
