import type { Finding, FindingKey } from '@card-journey/journey/rules/entry/entry-link.ts'

/** For partners and the bank's staff, in English: what a finding means and what to do. */
const words: Readonly<Record<FindingKey, string>> = {
  notAnAddress: 'This is no complete address. It begins with https:// and the name of the site.',
  unsafeScheme: 'The address is not encrypted. Use https.',
  unknownPage: 'This page reads no entry data: applicants would arrive without a channel. Use another page.',
  channelMissing: 'channelCode is missing: applicants get the page “incomplete link”. Add it.',
  channelInvalid: 'channelCode is not two letters and two digits: applicants get the page “incomplete link”.',
  idNeeded: 'A prepared application is found by both ids: applicants get the page “incomplete link”.',
  cardMissing: 'card-details shows a card, and the link names none. Add productLogo.',
  cardUnknown: 'The bank has no card with this productLogo: applicants get the failure page.',
  cardNotListed:
    'No page shows this card: applicants get the failure page. Prepare client data and send its link (/confirm).',
  feeUnknown: 'The card has no such feeCode: applicants get the failure page.',
  partnerOnly: 'This card is sold by the partner’s channel only: the application would be refused.',
  feeWithoutCard: 'feeCode says nothing without productLogo.',
  idInvalid: 'Only letters, digits, hyphens and underscores, at most 64, are read. It is left out.',
  idAlone: 'requestId says nothing without clientId.',
  partnerUnknown: 'The channel is the partner’s, the clientId is not: the partner’s logo is not shown.',
  valueChanged: 'It is read as “{read}”.',
  valueDropped: 'Nothing of it can be read. Use ASCII letters and digits.',
  repeated: 'It is there more than once. Only the first counts.',
  notRead: 'The journey does not read it. It stays in the address bar.',
  tooLong: 'The link is longer than 1000 characters. Some messengers cut it.',
}

export const sayFinding = ({ key, name, read = '' }: Finding): string =>
  `${name ? `${name}: ` : ''}${words[key].replace('{read}', read)}`
