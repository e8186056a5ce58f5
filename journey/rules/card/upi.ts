/** UPI with the card: off; allowed, so that the holder's UPI app may add it; linked, once an app has. */
export const upiStates = ['off', 'allowed', 'linked'] as const
export type UpiState = (typeof upiStates)[number]

/** The bank offers it for cards of these networks; none: for no card. */
export const offersUpi = (network: string, { upiNetworks }: { upiNetworks: readonly string[] }): boolean =>
  upiNetworks.includes(network)
