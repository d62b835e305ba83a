import { isScalar, type Scalar, type YAMLMap } from 'yaml'
import { keyText } from './key-text.ts'
import type { YamlProblem } from './yaml-problem.ts'

type Repeatable = { key: Scalar; index: number }

const offsetOf = (key: Scalar) => key.range?.[0] ?? 0

/**
 * Keys of a map that are, as texts, the same as an earlier one: the later value would silently replace the
 * earlier. `placeOf` gives `file:line:column` of an offset.
 */
export function repeatedKeys({ items }: YAMLMap, placeOf: (offset: number) => string): YamlProblem[] {
  const first = new Map<string, Repeatable>()
  let previous: Repeatable | undefined
  return items.flatMap(({ key }, index): YamlProblem[] => {
    if (!isScalar(key)) return []
    const text = keyText(key)
    const earlier = first.get(text)
    // The keys of a whole element follow each other a second time, where its "- " is missing: that is one mistake.
    const isSame = earlier !== undefined && previous !== undefined && earlier.index === previous.index + 1
    previous = earlier
    if (earlier === undefined) first.set(text, { key, index })
    if (earlier === undefined || isSame) return []
    const message = `A chave "${text}" já está em ${placeOf(offsetOf(earlier.key))}`
    const related = { offset: offsetOf(earlier.key), message: 'a primeira está aqui' }
    return [{ code: 'yaml-syntax', offset: offsetOf(key), message, hint: hintFor(key, earlier.key), related }]
  })
}

const isWrittenAlike = (one: Scalar, other: Scalar) => one.source === other.source && one.type === other.type

const hintFor = (key: Scalar, earlier: Scalar) =>
  isWrittenAlike(key, earlier)
    ? 'apague uma das duas, ou dê outro nome a ela; se aqui começa outro elemento da lista, falta "- " antes dela'
    : 'escritas de modos diferentes, são a mesma chave: apague uma das duas, ou dê outro nome a ela'
