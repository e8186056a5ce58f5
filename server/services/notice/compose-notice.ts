import type { MasterData } from '@card-journey/bank/load.ts'
import { fill } from '@card-journey/bank/placeholders.ts'
import type { NoticePart } from '@card-journey/bank/schema/decision-notice.ts'
import { inLanguage, type Words } from '@card-journey/bank/schema/words.ts'
import type { Application } from '@card-journey/journey/application/application.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import { personKey, personOf } from '@card-journey/journey/application/person.ts'
import { quotedReference } from '@card-journey/journey/application/quoted-reference.ts'
import { istDay } from '@card-journey/journey/fields/dates.ts'
import { applyAgainFrom } from '@card-journey/journey/rules/notice/apply-again.ts'
import { comingDayInWords, dateInWords } from '@card-journey/journey/texts/date-in-words.ts'
import { languages } from '@card-journey/journey/texts/languages.ts'
import type { NoticeText, NoticeTexts } from '../../store/notice-records.ts'
import type { Bureau } from '@card-journey/journey/ids/bureaus.ts'

type Ended = Pick<
  Application,
  | 'applicantDetails'
  | 'applicationNumber'
  | 'applicationReferenceNo'
  | 'facts'
  | 'productName'
  | 'reference'
  | 'rejectedDate'
>

/** What the applicant is told about an application that has ended, in every language: the page and the letter alike. */
export const composeNotice = (application: Ended, at: number, master: MasterData): NoticeTexts =>
  Object.fromEntries(languages.map((language) => [language, inWords(application, at, master, language)]))

function inWords(application: Ended, at: number, master: MasterData, language: string): NoticeText {
  const { decisionNotice, policy, brand } = master
  const { headings, sentences, reasons, complain, ombudsman } = decisionNotice
  const { facts, productName } = application
  const today = istDay(at) ?? ''
  const name = fullNameOf(application.applicantDetails[0])
  const common = { productName, name, reference: quotedReference(application), ombudsman }
  const say = (words: Words, values: Readonly<Record<string, string>> = {}) =>
    fill(inLanguage(words, language), { ...common, ...values })

  const reason = facts.ending?.reason ?? 'general'
  const withdrawn = reason === 'withdrawn'
  const again = applyAgainFrom(application, today, policy)
  const { says, ask, doubt, todo } = reasons[reason]
  const asking = ask && say(ask)
  const part = (kind: NoticePart, paragraphs: string[], points: string[] = []) =>
    paragraphs.length + points.length > 0 ? [{ part: kind, heading: say(headings[kind]), paragraphs, points }] : []
  const parts = [
    ...part('decision', [
      ...(withdrawn ? [] : [say(sentences.declined)]),
      // About the card that was applied for, before the other one is named.
      say(facts.withdrawn?.offer ? sentences.offerTurnedDown : says),
      ...(facts.decision?.softOffer === 'declined' ? [say(sentences.offerDeclined)] : []),
    ]),
    ...part('todo', [], [...(asking ? [asking] : []), ...todo.map((each) => say(each))]).map((each) => ({
      ...each,
      ...(asking && { asking }),
      ...(asking && doubt && { doubt: say(doubt) }),
    })),
    ...part('again', [
      again ? say(sentences.againFrom, { day: comingDayInWords(again, language) }) : say(sentences.againNow),
    ]),
    ...part(
      'bureau',
      enquiries(application).flatMap(([bureau, day]) => {
        const { site } = decisionNotice.bureaus[bureau]
        const bureauName = bureau === 'first' ? brand.firstBureau : brand.secondBureau
        const values = { bureau: say(bureauName), site, day: dateInWords(day, language) }
        return [say(sentences.bureauAsked, values), say(sentences.bureauCorrect, values)]
      }),
    ),
    ...(withdrawn ? [] : part('contest', [say(sentences.contest)])),
    ...part(
      'complain',
      [],
      complain.map((each) => say(each)),
    ),
  ]
  const subject = say(sentences.subject)
  const text = [
    `${inLanguage(brand.bankLegalName, language)}\n${dateInWords(today, language)}`,
    `${subject}\n${say(sentences.reference)}`,
    say(name ? sentences.greeting : sentences.greetingWithoutName),
    ...parts.map(({ heading, paragraphs, points }) =>
      [heading, ...paragraphs, ...points.map((point) => `- ${point}`)].join('\n'),
    ),
    say(sentences.closing),
  ].join('\n\n')
  return { text: `${text}\n`, subject, parts }
}

/** The bureaus that were asked about this person, with the day. The second is asked where the first has nothing. */
function enquiries({ applicantDetails, facts }: Ended): [Bureau, string][] {
  const { bureau } = facts
  if (!bureau || bureau.for !== personKey(personOf({ applicantDetails }))) return []
  return bureau.bureau === 'first'
    ? [['first', bureau.day]]
    : [
        ['first', bureau.day],
        ['second', bureau.day],
      ]
}
