import type { FormChoice, NewItem } from '../../../../manifest/contract/studio.ts'
import { keyLabels } from '../../../../manifest/schema/key-labels.ts'
import { readKinds } from './form-spot.ts'
import { createEmptyValue, type GrammarPart, listNeededKeys, selectBranch } from './grammar-part.ts'

/** Elements of a union have the kinds of the union; others, the keys of which they need one. */
export function listNewItems(item: GrammarPart): { newItems?: NewItem[] } {
  const { discriminator } = item.definition
  const kinds =
    discriminator === undefined
      ? listNeededKeys(item, undefined).alternatives.flatMap(([key, ...others]) =>
          key === undefined || others.length > 0
            ? []
            : [{ kind: key, label: keyLabels[key] ?? key, value: createEmptyValue(item, [key]) }],
        )
      : listEnumChoices(readKinds(item)).map(({ value, label }) => ({
          kind: value,
          label,
          value: createEmptyValue(selectBranch(item, { [discriminator]: value }) ?? item),
        }))
  return kinds.length > 1 ? { newItems: kinds } : {}
}

/** Labels are the first words of the descriptions. */
export const listEnumChoices = ({
  definition: { entries = {} },
  hints: { choices = {} },
}: GrammarPart): FormChoice[] =>
  Object.keys(entries).map((value) => {
    const description = choices[value]
    if (description === undefined) return { value, label: value }
    const label = description.replace(/[,:;].*$/s, '')
    return { value, label, ...(label !== description && { description }) }
  })
