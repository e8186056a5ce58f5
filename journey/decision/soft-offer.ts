/** The secured card after a soft reject: unanswered, accepted or declined (decisions, BR-18). */
export type SoftOffer = 'open' | 'accepted' | 'declined'

/** Where BRE_REJECT stands: the offer while it is unanswered, regret once declined, else rejected. */
export const screenOfBreReject = (offer: SoftOffer | undefined): 'credit-card' | 'regret' | 'rejected' =>
  offer === 'open' ? 'credit-card' : offer === 'declined' ? 'regret' : 'rejected'

/** Accepting runs the decision again for the secured product; declining makes the rejection final (decisions, LG-28). */
export const answerSoftOffer = (accepted: boolean): { offer: SoftOffer; decide: boolean; setsRejectedDate: boolean } =>
  accepted
    ? { offer: 'accepted', decide: true, setsRejectedDate: false }
    : { offer: 'declined', decide: false, setsRejectedDate: true }
