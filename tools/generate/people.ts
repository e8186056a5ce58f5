import { renderPeople } from '@card-journey/sandbox-bank/people/document.ts'

export const path = 'docs/generated/people.md'

/** Who to be in the sandbox, to see which path. */
export const render = renderPeople
