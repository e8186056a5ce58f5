import type { ConsentText } from '../../../fields/ConsentField.tsx'

type Place = NonNullable<ConsentText['asked']>

/** The moments of an application, in their order, and the places that belong to each. */
const moments = {
  application: ['start', 'statement', 'airline'],
  offer: ['terms'],
  identity: ['aadhaar', 'call'],
  card: ['pin', 'card'],
  page: ['consents', 'elsewhere'],
} as const satisfies Record<string, readonly Place[]>

export type Moment = keyof typeof moments

/** The consents by the moment at which they are asked, in the bank's order. What no screen asks is chosen on this page. */
export const consentGroups = (texts: readonly ConsentText[]): { moment: Moment; texts: readonly ConsentText[] }[] =>
  (Object.keys(moments) as Moment[])
    .map((moment) => ({
      moment,
      texts: texts.filter(
        ({ kind, asked = 'consents' }) => kind === 'consent' && (moments[moment] as readonly Place[]).includes(asked),
      ),
    }))
    .filter((group) => group.texts.length > 0)
