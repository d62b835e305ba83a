import { joinAnswerPath, valueAt, wholeAnswer } from '../../../manifest/contract/answer-path.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import type { ExpandedVariant } from '../expand/expand-family.ts'
import type { Located } from '../expand/located.ts'
import { cacheByObject } from '../read/cache-by-object.ts'

/** The answers of a variant: the example, then those of its conditional examples. */
export type Answers = readonly [example: unknown, ...others: unknown[]]

export const listAnswers = ({ example, examples }: ExpandedVariant): Answers =>
  createAnswerList(examples)(example ?? noExample)

const noExample: Located<Json> = { item: {}, path: [] }

/** Variants that inherit their examples share one list, by which checks cache what they find. */
const createAnswerList = cacheByObject((examples: ExpandedVariant['examples']) =>
  cacheByObject(
    (example: Located<Json>): Answers => [example.item, ...examples.map(({ item }) => item.answer)],
  ),
)

/** Returns true if an answer has a value at a dotted path. `null` is a value, because a source may answer it. */
export const hasValue = (answer: unknown, path: string) => valueAt(answer, path) !== undefined

/** Hints name paths of at most this many keys. */
const maxHintDepth = 4

/** Returns the paths of an answer's values for hints, without those inside lists. */
export function listValuePaths(answer: unknown, above: readonly string[] = []): string[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return []
  if (above.length === maxHintDepth) return []
  return Object.entries(answer).flatMap(([key, value]) => {
    const keys = [...above, key]
    return [joinAnswerPath(keys), ...listValuePaths(value, keys)]
  })
}

/** Returns the paths of the answers' values for hints, also those inside lists. */
export function listPathsThroughLists(answers: readonly unknown[], above: readonly string[] = []): string[] {
  if (above.length === maxHintDepth) return []
  const paths = answers.flatMap((answer): string[] => {
    if (Array.isArray(answer))
      return [...(above.length === 0 ? [wholeAnswer] : []), ...listPathsThroughLists(answer, above)]
    if (typeof answer !== 'object' || answer === null) return []
    return Object.entries(answer).flatMap(([key, value]) => {
      const keys = [...above, key]
      return [joinAnswerPath(keys), ...listPathsThroughLists([value], keys)]
    })
  })
  return [...new Set(paths)]
}
