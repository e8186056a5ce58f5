import { codeOf } from '../../fields/flag.ts'

/** What a host's application state means at login (NX-S-11, NX-S-14); undefined where it says nothing. */
export function meaningOfHostState(state: string | undefined): 'continues' | 'reopened' | 'rejected' | undefined {
  switch (codeOf(state)) {
    case 'NEW':
    case 'OPEN':
      return 'continues'
    case 'REOPENED':
      return 'reopened'
    case 'UNABLE':
    case 'NOTAPPROVED':
    case 'REJECTED':
      return 'rejected'
    default:
      return undefined
  }
}
