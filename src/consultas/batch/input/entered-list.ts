import { formatCounted } from '@/lib/format/quantity.ts'
import type { Loss } from '@/state/losses.ts'
import type { ColumnMapping } from './columns.ts'
import { countMended, type Mending, moveMending, noMending } from './mending.ts'
import type { WorkbookList } from './workbook/read-workbook.ts'

/** A pasted list, or one from a file, which has a name. */
export type EnteredList = {
  /** Empty if the list is from a workbook. */
  text: string
  name?: string
  encoding?: string
  workbook?: WorkbookList
  /** The columns, if the user corrected them. */
  mapping?: ColumnMapping | undefined
  mending?: Mending | undefined
  /** The columns and corrections of the workbook's other sheets, by name. */
  sheetWork?: Readonly<Record<string, Pick<EnteredList, 'mapping' | 'mending'>>> | undefined
}

/** In characters. A field takes seconds to show a longer text, so the page keeps it beside the field. */
const maxFieldLength = 20_000

/** Returns true if a text is too long for the field of the list. */
export const isLongText = (text: string): boolean => text.length > maxFieldLength

/** Returns true if a list is not in the field: it is from a file, or too long. */
const isBesideField = ({ name, text }: EnteredList): boolean => name !== undefined || isLongText(text)

/** Replaces the sheet of a workbook. Each sheet keeps its columns and corrections. */
export function changeSheet(list: EnteredList, workbook: WorkbookList): EnteredList {
  const { mapping, mending, sheetWork, workbook: before } = list
  const work = { ...sheetWork, ...(before ? { [before.sheet]: { mapping, mending } } : {}) }
  const { [workbook.sheet]: earlier = { mapping: undefined, mending: undefined } } = work
  return { ...list, ...earlier, workbook, sheetWork: work }
}

/** A list whose batch has not started, or did not finish before the screen locked. */
export type ListDraft = { list: EnteredList; isChecking: boolean }

/**
 * Returns the list that the user continues with: the one from before if it is beside the field and nothing is typed, or
 * else the typed text, with the corrections of the lines whose text stays.
 */
export function continueList(before: EnteredList | undefined, text: string): EnteredList | undefined {
  const isBeside = before !== undefined && isBesideField(before)
  if (text.trim() === '') return isBeside ? before : undefined
  if (!before || isBeside) return { text }
  const earlierText = before.text.replaceAll(/\r\n?/g, '\n')
  return earlierText === text ? before : editText(before, earlierText.split('\n'), text)
}

const listFilled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== '')

/** Replaces the text of a pasted list. The columns stay if the lines up to the header do. */
function editText({ mapping, mending }: EnteredList, before: string[], text: string): EnteredList {
  const after = text.split('\n')
  const newRows = listFilled(after)
  const head = listFilled(before).slice(0, Math.max(1, mapping?.header ?? 0))
  const moved = mending && moveMending(mending, before, after)
  return {
    text,
    ...(mapping && head.every((line, index) => line === newRows[index]) ? { mapping } : {}),
    ...(moved ? { mending: moved } : {}),
  }
}

/** Describes the user's changes of lines: "1 linha corrigida e 2 retiradas"; empty if there are none. */
export function describeMending({ mending = noMending }: EnteredList): string {
  const { edited, removed } = countMended(mending)
  const [one, many] = edited > 0 ? ['retirada', 'retiradas'] : ['linha retirada', 'linhas retiradas']
  const editedText = edited > 0 ? [formatCounted(edited, 'linha corrigida', 'linhas corrigidas')] : []
  const removedText = removed > 0 ? [formatCounted(removed, one, many)] : []
  return [...editedText, ...removedText].join(' e ')
}

/** Describes what a logout would lose of a list: the user can choose a file again, but not its corrections. */
export function describeListLoss(list: EnteredList | undefined): Loss | undefined {
  if (!list) return undefined
  const changes = describeMending(list)
  const isTyped = list.name === undefined || list.mapping !== undefined
  if (!isTyped && changes === '') return undefined
  return { text: `Uma lista que não foi consultada${changes && `, com ${changes}`}` }
}
