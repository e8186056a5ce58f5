import { ActionBar } from '@card-journey/ui/ActionBar.tsx'
import { Button } from '@card-journey/ui/Button.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Panel } from '@card-journey/ui/Panel.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import { Stack } from '@card-journey/ui/Stack.tsx'
import { VisuallyHidden } from '@card-journey/ui/VisuallyHidden.tsx'
import { Link } from '../../../layout/Link.tsx'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useDecision } from '../../../engine/use-decision.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { useOwnProduct } from '../../../master/products.ts'
import { ProblemNotice } from '../../../layout/ProblemNotice.tsx'
import { pathOf } from '../../../routing/routes.ts'
import { AnswersCopy } from '../../AnswersCopy.tsx'
import { GivenConsents } from './GivenConsents.tsx'
import { useAnswerGroups } from './use-answer-groups.ts'

/** All answers again, each group with a link back to its screen; submitting them runs the decision. */
export function CheckAnswersScreen() {
  const t = useTexts('check-answers')
  const shell = useTexts('shell')
  const { pending } = useJourney()
  const decide = useDecision()
  const groups = useAnswerGroups()
  // The loader shows the card as soon as it is there.
  useOwnProduct()
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <div className="answers">
        <Stack>
          {groups ? (
            groups.map(({ name, screen, facts }) => (
              <Panel
                key={name}
                heading={name}
                action={
                  <Link to={pathOf(screen)}>
                    {shell('action.change')}
                    <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
                  </Link>
                }
              >
                <Facts facts={facts} />
              </Panel>
            ))
          ) : (
            <Skeleton shapes={['panel', 'panel', 'panel', 'panel']} label={t('loading')} />
          )}
          <GivenConsents />
          {groups && <AnswersCopy />}
          <p className="muted">{t('next')}</p>
          <ProblemNotice />
        </Stack>
      </div>
      <ActionBar>
        <Button busy={pending} busyText={shell('loader.wait')} onClick={decide}>
          {t('submit')}
        </Button>
      </ActionBar>
    </>
  )
}
