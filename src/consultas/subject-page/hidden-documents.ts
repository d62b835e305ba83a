import { hideAsked } from '../results/asked-values.ts'
import { markHidden } from '../results/print/hidden-values.ts'
import type { AskedValue } from '../results/print/print-context.ts'
import { listLabeledValues } from '../subject/labeled-values.ts'
import type { Section } from './section.ts'

type Answered = Pick<Section, 'answer' | 'definition' | 'values'>

/**
 * Returns what sections are about: the values of the page, and the documents of other people, such as the owner of a
 * vehicle. Each once.
 */
export function listDocuments(
  sections: readonly Answered[],
  asked: readonly AskedValue[],
): readonly AskedValue[] {
  const people = sections.flatMap(({ definition, values = {} }) =>
    listLabeledValues(
      definition.fields.filter(({ kind }) => kind === 'cpf'),
      values,
    ),
  )
  const known = new Set(asked.map(({ text }) => text))
  return [...asked, ...people.filter(({ text }) => !known.has(text) && known.add(text))]
}

type Copy = { documents: readonly AskedValue[]; isMarked: boolean; section: unknown }

/** Memoizes the copy of a section: a section that stays the same is not rendered again. */
const copies = new WeakMap<object, Copy>()

/** Hides documents where the answer of a section repeats them. For a print, `isMarked`, they have marks. */
export function hideInSection<Part extends Answered>(
  section: Part,
  documents: readonly AskedValue[],
  isMarked = false,
): Part {
  const { answer } = section
  if (!answer) return section
  const known = copies.get(section)
  if (known?.documents === documents && known.isMarked === isMarked) return known.section as Part
  const outcome = hideAsked(answer.outcome, documents, isMarked ? markHidden : undefined)
  const copy = { ...section, answer: { ...answer, outcome } }
  copies.set(section, { documents, isMarked, section: copy })
  return copy
}
