import type { FieldProps } from '../fields/field-props.ts'
import { useTextLookup } from './screen-texts.ts'

/** Name, label, hint and reason of a field that is on several screens, from the texts of fields. */
export function useFieldTexts(): (name: string) => Pick<FieldProps, 'name' | 'label' | 'hint' | 'why'> {
  const lookup = useTextLookup('fields')
  return (name) => ({
    name,
    label: lookup(`${name}.label`) ?? name,
    hint: lookup(`${name}.hint`),
    why: lookup(`${name}.why`),
  })
}
