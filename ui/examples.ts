import type { ReactElement } from 'react'

/** Named states of a component, for its test, the accessibility sweep and the gallery. */
export type Examples = Readonly<Record<string, () => ReactElement>>
