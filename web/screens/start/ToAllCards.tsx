import { screenPaths } from '@card-journey/journey/ids/screen-ids.ts'
import { Icon } from '@card-journey/ui/Icon.tsx'
import type { ReactNode } from 'react'
import { Link } from '../../layout/Link.tsx'

/** The way back to the listing: where Back stands in the steps, and as it looks there. */
export const ToAllCards = ({ children }: { children: ReactNode }) => (
  <p className="page__back">
    <Link className="back-way" to={screenPaths.cards}>
      <Icon name="back" />
      {children}
    </Link>
  </p>
)
