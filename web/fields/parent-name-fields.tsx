import { fatherNameLength } from '@card-journey/journey/fields/father-name.ts'
import { motherNameLength } from '@card-journey/journey/fields/mother-name.ts'
import type { FieldProps } from './field-props.ts'
import { NameField } from './NameField.tsx'
import { NearLimit } from './NearLimit.tsx'

export const MotherNameField = (props: FieldProps) => (
  <NearLimit name={props.name} most={motherNameLength}>
    <NameField {...props} />
  </NearLimit>
)

export const FatherNameField = (props: FieldProps) => (
  <NearLimit name={props.name} most={fatherNameLength}>
    <NameField {...props} />
  </NearLimit>
)
