import type { ConsultaDefinition } from '@manifest/contract/resolved.ts'
import type { Json } from '@manifest/schema/consulta.ts'
import type { Block } from '@manifest/schema/result.ts'
import { formatted, nothing } from '../formats/registry.ts'
import { rowsAt, valueAt } from '../value-at.ts'
import { pathInRow } from './shown-text.ts'

type Shown = { value: string; sensitive: boolean }

const sensitiveOf = (items: readonly Shown[]) =>
  items.filter(({ sensitive }) => sensitive).map(({ value }) => value)

/** The paths that a block hides. */
function pathsOf(block: Block, answer: Json): string[] {
  switch (block.block) {
    case 'fields':
      return sensitiveOf(block.items)
    case 'image':
      return sensitiveOf([block])
    case 'table': {
      const hidden = sensitiveOf(block.columns)
      if (hidden.length === 0) return []
      return rowsAt(answer, block.value).flatMap((_, index) =>
        hidden.map((column) => pathInRow(block.value, index, column)),
      )
    }
    case 'list':
      if (!block.sensitive) return []
      return rowsAt(answer, block.value).map((_, index) => pathInRow(block.value, index, block.item))
    default:
      return []
  }
}

/** Where in an answer the values are that its layout shows on request only; those that are there. */
export function sensitivePaths({ summary, result }: ConsultaDefinition, answer: Json): string[] {
  const head = summary ? sensitiveOf([summary, ...(summary.detail ? [summary.detail] : [])]) : []
  const paths = new Set([...head, ...result.flatMap((block) => pathsOf(block, answer))])
  return [...paths].filter((path) => formatted(valueAt(answer, path), undefined) !== nothing)
}
