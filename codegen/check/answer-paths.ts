import { joinAnswerPath, valueAt, wholeAnswer } from '../../manifest/contract/answer-path.ts'
import { oncePer } from '../read/once-per.ts'
import type { ExpandedVariant } from '../resolve/expand-family.ts'

type Example = NonNullable<ExpandedVariant['example']>

type Examples = ExpandedVariant['examples']

/** A variant's answers: the example first, then those of its other examples. */
export type Answers = readonly [example: unknown, ...others: unknown[]]

const noExample: Example = { item: {}, path: [] }

const noExamples: Examples = []

const answersByExample = oncePer((example: Example) =>
  oncePer((examples: Examples): Answers => [example.item, ...examples.map(({ item }) => item.answer)]),
)

/** The same list for all variants that inherit their examples: what is found out about it holds for all of them. */
export const listAnswers = ({ example = noExample, examples }: ExpandedVariant): Answers =>
  answersByExample(example)(examples.length === 0 ? noExamples : examples)

/** Whether a dotted path leads to something in an answer; `null` is something, since a source may answer it. */
export const hasValue = (answer: unknown, path: string) => valueAt(answer, path) !== undefined

/** How deep hints look into an answer. */
const maxHintDepth = 4

/** The paths of an answer's values, which a hint can suggest; lists are not entered. */
export function listValuePaths(answer: unknown, above: readonly string[] = []): string[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return []
  if (above.length === maxHintDepth) return []
  return Object.entries(answer).flatMap(([key, value]) => {
    const keys = [...above, key]
    return [joinAnswerPath(keys), ...listValuePaths(value, keys)]
  })
}

/** The same of paths that go through lists: each list's elements are entered. */
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
