import { isScalar, type Scalar, type YAMLMap } from 'yaml'
import { keyText } from './key-text.ts'
import type { YamlProblem } from './yaml-problem.ts'

const offsetOf = (key: Scalar) => key.range?.[0] ?? 0

/**
 * Keys of a map that are, as texts, the same as an earlier one: the later value would silently replace the
 * earlier. `placeOf` gives `file:line:column` of an offset.
 */
export function repeatedKeys({ items }: YAMLMap, placeOf: (offset: number) => string): YamlProblem[] {
  const first = new Map<string, Scalar>()
  return items.flatMap(({ key }): YamlProblem[] => {
    if (!isScalar(key)) return []
    const text = keyText(key)
    const earlier = first.get(text)
    if (earlier === undefined) {
      first.set(text, key)
      return []
    }
    const message = `A chave "${text}" já está em ${placeOf(offsetOf(earlier))}`
    const related = { offset: offsetOf(earlier), message: 'a primeira está aqui' }
    return [{ code: 'yaml-syntax', offset: offsetOf(key), message, hint: hintFor(key, earlier), related }]
  })
}

const isWrittenAlike = (one: Scalar, other: Scalar) => one.source === other.source && one.type === other.type

const hintFor = (key: Scalar, earlier: Scalar) =>
  isWrittenAlike(key, earlier)
    ? 'apague uma das duas, ou dê outro nome a ela'
    : 'escritas de modos diferentes, são a mesma chave: apague uma das duas, ou dê outro nome a ela'
