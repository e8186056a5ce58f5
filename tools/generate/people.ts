import { renderPeople } from '@card-journey/sandbox-bank/people/document.ts'

export const path = 'docs/generated/people.md'

/** Which person to be in the sandbox for which path. */
export const render = renderPeople
