import type { ReactElement } from 'react'

/** Named states of a component: what its test, the accessibility sweep and the gallery show. */
export type Examples = Readonly<Record<string, () => ReactElement>>
