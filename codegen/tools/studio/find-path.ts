import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { EntryPath } from '../../../manifest/contract/studio.ts'

const holds = (node: unknown, offset: number) => {
  const [start, , end] = (node as Node | null)?.range ?? [1, 0, 0]
  return start <= offset && offset < end
}

/** Returns the keys and indices to the innermost map or list at an offset. */
export function findPathAt(node: unknown, offset: number): EntryPath {
  if (isSeq(node)) {
    const index = node.items.findIndex((item) => holds(item, offset))
    return index < 0 ? [] : [index, ...findPathAt(node.items[index], offset)]
  }
  if (!isMap(node)) return []
  const pair = node.items.find(({ key, value }) => holds(key, offset) || holds(value, offset))
  if (!pair || !isScalar(pair.key) || !(isMap(pair.value) || isSeq(pair.value))) return []
  return [pair.key.value as string | number, ...findPathAt(pair.value, offset)]
}
