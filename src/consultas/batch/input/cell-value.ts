import type { Field } from '@manifest/schema/field.ts'
import { searchKey } from '@/lib/search-text.ts'

const datePattern = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

/** A cell as a user would enter it into the form: there a choice is made by its label, and a date has a control. */
export function readCellValue(field: Field, cell: string): string {
  if (field.kind === 'select') {
    const key = searchKey(cell)
    const matchedOption = field.options.find(
      ({ value, label }) => searchKey(value) === key || searchKey(label) === key,
    )
    return matchedOption?.value ?? cell
  }
  if (field.kind !== 'date') return cell
  const [, day = '', month = '', year] = datePattern.exec(cell) ?? []
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
