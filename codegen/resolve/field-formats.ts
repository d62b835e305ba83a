import { fieldFormat } from '../../manifest/contract/field-format.ts'
import type { Field } from '../../manifest/schema/field.ts'
import type { Block, Format, Summary } from '../../manifest/schema/result.ts'
import { oncePer } from '../read/once-per.ts'

type FormattedValue = { value: string; format?: Format | undefined }

/**
 * A layout in which a value without a format that is named like a field of the form has that of the field's kind, so
 * that page and sheet write a document as the form does. A summary or block is completed once, however many variants have it.
 */
export function createFormatCompleter(fields: readonly Field[]) {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]))
  const complete = <Part extends FormattedValue>(part: Part): Part => {
    const kind = part.format === undefined ? kinds.get(part.value) : undefined
    const format = kind && fieldFormat(kind)
    return format ? { ...part, format } : part
  }
  return {
    summary: oncePer((summary: Summary): Summary => {
      const { detail } = summary
      return { ...complete(summary), ...(detail ? { detail: complete(detail) } : {}) }
    }),
    block: oncePer((block: Block): Block => {
      if (block.block !== 'fields') return block
      const items = block.items.map(complete)
      return items.some((item, index) => item !== block.items[index]) ? { ...block, items } : block
    }),
  }
}
