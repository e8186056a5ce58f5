import { changeCard as call } from '@card-journey/contract/calls/apps/changeCard.ts'
import { ntbBeforeDecision } from '@card-journey/journey/ids/marker-groups.ts'
import type { Marker } from '@card-journey/journey/ids/markers.ts'
import { wrongState } from '../../http/wrong-state.ts'
import { refuse } from '../../http/reply.ts'
import { applicantRoute } from '../../http/route.ts'
import { fittingCards, knownApplicant } from '../../services/product/card-fit.ts'
import { chosenCard } from '../../services/product/chosen-card.ts'

const beforeDecision: readonly Marker[] = ntbBeforeDecision

/** Nothing answered or asked so far depends on the card; the decision does, so there is no change after it. */
export const changeCard = applicantRoute(
  call,
  async ({ request, application, view, stored, today, save }, { masterData }) => {
    if (request.version !== stored.version) return refuse('VERSION_CONFLICT', { application: view })
    const { customerType, completedScreen, channelCode, facts } = application
    if (customerType !== 'NTB' || !beforeDecision.includes(completedScreen) || facts.decision) return wrongState(view)
    const product = fittingCards(masterData(), channelCode, knownApplicant(application, {}, today)).find(
      ({ productLogo }) => productLogo === request.productLogo,
    )
    if (!product) return refuse('PRODUCT_NOT_FOUND')
    return save({
      next: {
        ...application,
        ...chosenCard(product, masterData().policy),
      },
      what: 'card-changed',
      detail: { productCode: product.productCode },
      respond: (saved) => [saved],
    })
  },
)
