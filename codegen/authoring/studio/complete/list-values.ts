import type { Completion, FormChoice } from '../../../../manifest/contract/studio.ts'
import { formatScalar } from '../../edit/yaml-text.ts'
import type { DraftNames } from '../form/draft-names.ts'
import { createControl } from '../form/form-control.ts'
import { type FormFile, type FormSpot, findSpot } from '../form/form-spot.ts'
import { readKey } from '../form/grammar-part.ts'

/** Returns the values that the form offers for a place. Icons are found apart. */
export function listValues(spot: FormSpot, file: FormFile, names: DraftNames): Completion[] {
  const isListed = typeof spot.path.at(-1) === 'number'
  const list = isListed ? findSpot(file, spot.path.slice(0, -1)) : undefined
  const control = list && createControl(list, names)
  if (list && control?.type === 'names') {
    const taken = Array.isArray(list.value) ? list.value : []
    return control.choices.filter(({ value }) => !taken.includes(value)).map(completeChoice)
  }
  return listControlValues(spot, names)
}

function listControlValues(spot: FormSpot, names: DraftNames): Completion[] {
  const control = createControl(spot, names)
  switch (control.type) {
    case 'boolean':
      return listBooleans(spot)
    case 'choice':
    case 'tone':
    case 'link':
      return control.choices.map(completeChoice)
    case 'variant':
      return listVariants(control.choices, readKey(spot.around, 'consulta'))
    case 'value-path':
      return control.choices.map(({ path, shownValue }) => ({
        label: path,
        insert: formatScalar(path),
        detail: shownValue,
      }))
  }
  return []
}

/** Returns the numbers of a family's variants. */
const listVariants = (choices: FormChoice[], family: unknown): Completion[] =>
  choices
    .filter(({ value }) => value.startsWith(`${family}/`))
    .map(({ value, label }) => {
      const number = value.slice(value.indexOf('/') + 1)
      return { label: number, insert: number, detail: label }
    })

/** A literal accepts one of them. */
const listBooleans = ({ part: { definition } }: FormSpot): Completion[] =>
  [true, false]
    .filter((value) => definition.values?.includes(value) ?? true)
    .map((value) => ({ label: `${value}`, insert: `${value}`, detail: value ? 'sim' : 'não' }))

const completeChoice = ({ value, label, description }: FormChoice): Completion => ({
  label: value,
  insert: formatScalar(value),
  ...(label !== value && { detail: label }),
  ...(description !== undefined && { info: description }),
})
