import type { ExpandedFamily } from '../expand/expand-family.ts'
import { countUsers } from '../expand/unused-defaults.ts'
import { cacheByObject } from '../read/cache-by-object.ts'
import { type Absence, buildAbsenceMessage, findVariantAbsences, hasOtherShape } from './example-absences.ts'

/** The same absence of several variants has the same key. */
export const buildAbsenceKey = ({ path, at }: Absence) => JSON.stringify([path, at])

/**
 * Returns the values that `defaults` shows and that no example of the variants that inherit them has, by key. The error is
 * in `defaults` then, and not in the examples.
 */
export const findDefaultAbsences = cacheByObject(({ variants }: ExpandedFamily): Map<string, Absence> => {
  const checked = variants.filter((variant) => variant.example && !hasOtherShape(variant))
  const found = new Map<string, { absence: Absence; numbers: number[]; ownExamples: number }>()
  for (const variant of checked)
    for (const absence of findVariantAbsences(variant)) {
      if (absence.at[0] !== 'defaults') continue
      const key = buildAbsenceKey(absence)
      const entry = found.get(key) ?? { absence, numbers: [], ownExamples: 0 }
      entry.numbers.push(variant.number)
      if (variant.example?.path[0] === 'variants') entry.ownExamples += 1
      found.set(key, entry)
    }
  return new Map(
    [...found].flatMap(([key, { absence, numbers, ownExamples }]): [string, Absence][] =>
      ownExamples > 0 && numbers.length === countUsers(checked, absence.at)
        ? [[key, { ...absence, message: describeAbsence(absence, numbers) }]]
        : [],
    ),
  )
})

function describeAbsence({ path, message }: Absence, numbers: number[]): string {
  if (numbers.length === 1) return message
  const variants = `${numbers.length} variantes: ${numbers.join(', ')}`
  return message === buildAbsenceMessage(path)
    ? `"${path}" falta nos exemplos de ${variants}`
    : `${message}, em ${variants}`
}
