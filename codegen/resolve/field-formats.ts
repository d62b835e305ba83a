import { fieldFormat } from '../../manifest/contract/field-format.ts'
import type { Field } from '../../manifest/schema/field.ts'
import type { Block, Format, Summary } from '../../manifest/schema/result.ts'

type Shown = { value: string; format?: Format | undefined }

/**
 * A layout in which a value without a format that is named like a field of the form has that of the field's kind, so
 * that page and sheet write a document as the form does.
 */
export function withFieldFormats(fields: readonly Field[]) {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  const complete = <Part extends Shown>(part: Part): Part => {
    const kind = part.format === undefined ? kinds.get(part.value) : undefined
    const format = kind && fieldFormat(kind)
    return format ? { ...part, format } : part
  }
  return {
    summary: (summary: Summary): Summary => {
      const { detail } = summary
      return { ...complete(summary), ...(detail ? { detail: complete(detail) } : {}) }
    },
    block: (block: Block): Block =>
      block.block === 'fields' ? { ...block, items: block.items.map(complete) } : block,
  }
}
