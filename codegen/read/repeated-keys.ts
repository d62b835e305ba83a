import { isScalar, type Scalar, type YAMLMap } from 'yaml'
import { keyText } from './key-text.ts'
import type { YamlIssue } from './yaml-issue.ts'

type MapKey = { key: Scalar; index: number }

const readKeyOffset = (key: Scalar) => key.range?.[0] ?? 0

/**
 * Keys of a map that are, as texts, the same as an earlier one: the later value would silently replace the
 * earlier. `placeOf` gives `file:line:column` of an offset.
 */
export function findRepeatedKeys(
  { items }: YAMLMap,
  formatPosition: (offset: number) => string,
): YamlIssue[] {
  const first = new Map<string, MapKey>()
  let previous: MapKey | undefined
  return items.flatMap(({ key }, index): YamlIssue[] => {
    if (!isScalar(key)) return []
    const text = keyText(key)
    const earlier = first.get(text)
    // The keys of a whole element follow each other a second time, where its "- " is missing: that is one mistake.
    const isSameMistake =
      earlier !== undefined && previous !== undefined && earlier.index === previous.index + 1
    previous = earlier
    if (earlier === undefined) first.set(text, { key, index })
    if (earlier === undefined || isSameMistake) return []
    const message = `A chave "${text}" já está em ${formatPosition(readKeyOffset(earlier.key))}`
    const related = { offset: readKeyOffset(earlier.key), message: 'a primeira está aqui' }
    return [
      {
        code: 'yaml-syntax',
        offset: readKeyOffset(key),
        message,
        hint: chooseHint(key, earlier.key),
        related,
      },
    ]
  })
}

const isSameSpelling = (one: Scalar, other: Scalar) => one.source === other.source && one.type === other.type

const chooseHint = (key: Scalar, earlier: Scalar) =>
  isSameSpelling(key, earlier)
    ? 'apague uma das duas, ou dê outro nome a ela; se aqui começa outro elemento da lista, falta "- " antes dela'
    : 'escritas de modos diferentes, são a mesma chave: apague uma das duas, ou dê outro nome a ela'
