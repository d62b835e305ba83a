import type { MenuRow } from '../../../../manifest/contract/studio.ts'
import { findIconSet } from '../../../compile/check/icon-sets.ts'
import { formatSvg, readIconSet } from '../icons/icon-set.ts'
import { listOf } from './draft-names.ts'
import { type GrammarPart, readKey, readPart } from './grammar-part.ts'

/** Returns a menu's entries with what people see of them. The file need not follow the grammar. */
export const listMenuRows = (entries: unknown): MenuRow[] => listOf(entries).map(readRow)

function readRow(entry: unknown): MenuRow {
  const header = readText(readKey(entry, 'header'))
  const link = readText(readKey(entry, 'link'))
  const badge = readBadge(readKey(entry, 'badge'))
  const iconSvg = drawIcon(readText(readKey(entry, 'icon')))
  return {
    title: header ?? readText(readKey(entry, 'title')) ?? '',
    isHeader: header !== undefined,
    ...(link !== undefined && { link }),
    ...(badge !== undefined && { badge }),
    ...(iconSvg !== undefined && { iconSvg }),
    isHide: readKey(entry, 'isHide') === true,
    children: listMenuRows(readKey(entry, 'children')),
  }
}

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined

/** A counted badge has no text in the manifest. */
const readBadge = (badge: unknown): string | undefined =>
  readText(badge) ?? readText(readKey(badge, 'text')) ?? (readKey(badge, 'count') ? 'contado' : undefined)

function drawIcon(name: string | undefined): string | undefined {
  const set = name === undefined ? undefined : findIconSet(name)
  const drawing = set === undefined ? undefined : readIconSet(set).get(name ?? '')
  return drawing === undefined ? undefined : formatSvg(drawing)
}

/** Returns how many levels the grammar has below a list of menu entries, itself included. */
export function countMenuLevels({ definition: { element } }: GrammarPart): number {
  const children = element && readPart(element).definition.shape?.children
  return 1 + (children ? countMenuLevels(readPart(children)) : 0)
}
