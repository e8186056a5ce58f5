import { getIncomeDetails } from '@card-journey/contract/calls/master/getIncomeDetails.ts'
import { getIndustryDetails } from '@card-journey/contract/calls/master/getIndustryDetails.ts'
import { addressOf } from '@card-journey/journey/application/due.ts'
import { fullNameOf } from '@card-journey/journey/application/full-name.ts'
import type { ApplicationView } from '@card-journey/journey/application/view.ts'
import { showDay } from '@card-journey/journey/fields/dates.ts'
import { maskValue } from '@card-journey/journey/fields/masking.ts'
import type { ScreenId } from '@card-journey/journey/ids/screen-ids.ts'
import type { Fact } from '@card-journey/ui/Facts.tsx'
import { useMaster, type Master } from '../../../journey/master.ts'
import { useTextLookup, useTexts } from '../../../journey/screen-texts.ts'
import { useJourney } from '../../../journey/use-journey.ts'
import { placeOf, streetOf } from '../address-lines.ts'

interface AnswerGroup {
  name: string
  /** Where these answers are changed. */
  screen: ScreenId
  facts: readonly Fact[]
}

type Row = readonly [field: string, value: string | undefined]

/** What the applicant has answered so far, screen by screen; undefined until the record is here. */
export function useAnswerGroups(): readonly AnswerGroup[] | undefined {
  const t = useTexts('check-answers')
  const own = useTextLookup('check-answers')
  const shared = useTextLookup('fields')
  const { application } = useJourney()
  const incomes = useMaster(getIncomeDetails, {})
  const industries = useMaster(getIndustryDetails, {})
  if (!application) return undefined
  const say = (key: string) => shared(key) ?? ''
  const facts = (rows: readonly Row[]): Fact[] =>
    rows.flatMap(([field, value]) => (value ? [{ term: own(`${field}.label`) ?? say(`${field}.label`), value }] : []))
  const [person] = application.applicantDetails
  const work = application.workDetails
  const home = addressOf(application, 'RESIDENCE')
  return [
    {
      name: t('personal'),
      screen: 'personal-details',
      facts: facts([
        ['panNumber', maskValue(person.panNumber ?? '')],
        ['dateOfBirth', showDay(person.dateOfBirth ?? '')],
        ['fullName', fullNameOf(person)],
        ['emailId', person.emailId],
      ]),
    },
    {
      name: t('more'),
      screen: 'more-personal-details',
      facts: facts([
        ['nameOnCard', person.nameOnCard?.toUpperCase()],
        ['gender', person.gender && say(`gender.${person.gender}`)],
        ['maritalStatus', person.maritalStatus && say(`maritalStatus.${person.maritalStatus}`)],
        ['motherMaidenName', person.motherMaidenName],
        ['fatherName', person.fatherName],
        ['frequentFlyerNumber', person.frequentFlyerNumber],
      ]),
    },
    {
      name: t('work'),
      screen: 'work-details',
      facts: facts([
        ['employmentType', work && say(`employmentType.${work.employmentType}`)],
        ['companyName', work?.companyName],
        ['companyEmail', work?.companyEmail],
        ['proprietorshipName', work?.proprietorshipName],
        ['industryType', labelOf(industries, work?.industryType, t('choice.saved'))],
        ['incomeRange', labelOf(incomes, work?.incomeRange, t('choice.saved'))],
        ['isBankDirector', work?.isBankDirector && say(`yesNo.${work.isBankDirector}`)],
        ['directorBankName', work?.directorBankName],
      ]),
    },
    {
      name: t('home'),
      screen: homeScreen(application),
      facts: facts([
        ['street', home && streetOf(home)],
        ['place', home && placeOf(home)],
        ['referralCode', application.referralCode],
      ]),
    },
  ]
}

/** As the applicant came: the form, or the choice of an address. */
const homeScreen = ({ completedScreen }: ApplicationView): ScreenId =>
  completedScreen === 'RESIDENCE_ADDRESS' ? 'home-address' : 'confirm-home-address'

/** The words of a chosen code; without the list, that the choice is saved. */
function labelOf(list: Master<readonly { code: string; label: string }[]>, code: string | undefined, saved: string) {
  if (list.state !== 'here') return code && (list.state === 'failed' ? saved : '…')
  return list.data.find((item) => item.code === code)?.label
}
