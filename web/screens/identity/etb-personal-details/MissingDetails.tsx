import { getGenderDetails } from '@card-journey/contract/calls/master/getGenderDetails.ts'
import { getMaritalStatusDetails } from '@card-journey/contract/calls/master/getMaritalStatusDetails.ts'
import { gender } from '@card-journey/journey/fields/gender.ts'
import { maritalStatus } from '@card-journey/journey/fields/marital-status.ts'
import { etbPersonalDetails } from '@card-journey/journey/steps/identity/etb-personal-details/form.ts'
import { Disclosure } from '@card-journey/ui/Disclosure.tsx'
import { Facts } from '@card-journey/ui/Facts.tsx'
import { Skeleton } from '@card-journey/ui/Skeleton.tsx'
import type { ReactNode } from 'react'
import { ChoiceField } from '../../../fields/ChoiceField.tsx'
import { EmailField } from '../../../fields/EmailField.tsx'
import { FatherNameField, MotherNameField } from '../../../fields/parent-name-fields.tsx'
import { PanField } from '../../../fields/PanField.tsx'
import { ScreenForm } from '../../../form/ScreenForm.tsx'
import { useScreenForm } from '../../../form/use-screen-form.ts'
import { useTexts } from '../../../texts/screen-texts.ts'
import { useChoices } from '../../../master/use-choices.ts'
import { useFieldTexts } from '../../../texts/use-field-texts.ts'
import { useJourney } from '../../../engine/use-journey.ts'
import { EmailProofSheet } from '../EmailProofSheet.tsx'
import { useEmailProof } from '../use-email-proof.ts'
import { useDetailsOnFile } from './use-details-on-file.ts'

type Field = keyof typeof etbPersonalDetails.questions

/** Asks only for what the bank's file lacks, and shows what it has. An email is proven by a code, as everywhere. */
export function MissingDetails() {
  const t = useTexts('etb-personal-details')
  const field = useFieldTexts()
  const { application, act } = useJourney()
  const proof = useEmailProof()
  const binding = useScreenForm(etbPersonalDetails, {
    submit: async (answers) => {
      const proven = answers.emailId ? await proof.prove(answers.emailId) : undefined
      return proven?.ok === false ? proven : act('etb-personal-details', 'submit', answers)
    },
  })
  const details = useDetailsOnFile(application)
  const genders = useChoices(getGenderDetails, 'gender', gender.options)
  const statuses = useChoices(getMaritalStatusDetails, 'maritalStatus', maritalStatus.options)
  const controls: Record<Field, ReactNode> = {
    panNumber: <PanField key="panNumber" {...field('panNumber')} />,
    emailId: <EmailField key="emailId" {...field('emailId')} hint={t('email.hint')} />,
    gender: <ChoiceField key="gender" {...field('gender')} choices={genders} columns="row" />,
    maritalStatus: <ChoiceField key="maritalStatus" {...field('maritalStatus')} choices={statuses} columns="row" />,
    motherMaidenName: <MotherNameField key="motherMaidenName" {...field('motherMaidenName')} />,
    fatherName: <FatherNameField key="fatherName" {...field('fatherName')} />,
  }
  const missing = application?.facts.customer?.missing
  const onFile = details.filter((detail) => !missing?.includes(detail.field))
  return (
    <>
      <h1>{t('heading')}</h1>
      <p className="lead">{t('lead')}</p>
      <ScreenForm binding={binding} busyText={proof.busyText ?? t('submit.busy')}>
        {missing ? (
          (Object.keys(controls) as Field[]).filter((name) => missing.includes(name)).map((name) => controls[name])
        ) : (
          <Skeleton shapes={['control', 'control']} label={t('loading')} />
        )}
        {onFile.length > 0 && (
          <Disclosure summary={t('review.known')}>
            <Facts facts={onFile} />
            <p>{t('review.later')}</p>
          </Disclosure>
        )}
      </ScreenForm>
      <EmailProofSheet proof={proof} />
    </>
  )
}
