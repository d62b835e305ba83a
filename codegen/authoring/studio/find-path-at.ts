import { type Document, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { EntryPath } from '../../../manifest/contract/studio.ts'
import { keyText } from '../../compile/read/yaml-rules.ts'

/** Returns the path of the innermost entry at an offset. */
export function findPathAt({ contents }: Document, offset: number): EntryPath {
  const path: EntryPath = []
  let node: unknown = contents
  for (;;) {
    const step: Step | undefined = isMap(node)
      ? node.items.flatMap(({ key, value }) => createStep(key, value, offset)).at(-1)
      : isSeq(node)
        ? node.items
            .flatMap((item, index) => (contains(item, item, offset) ? [{ at: index, node: item }] : []))
            .at(-1)
        : undefined
    if (!step) return path
    path.push(step.at)
    node = step.node
  }
}

type Step = { at: string | number; node: unknown }

const createStep = (key: unknown, value: unknown, offset: number): Step[] =>
  isScalar(key) && contains(key, value, offset) ? [{ at: keyText(key), node: value }] : []

function contains(first: unknown, last: unknown, offset: number): boolean {
  const start = isNode(first) ? first.range?.[0] : undefined
  const end = (isNode(last) ? last : isNode(first) ? first : undefined)?.range?.[1]
  return start !== undefined && end !== undefined && start <= offset && offset < Math.max(end, start + 1)
}
