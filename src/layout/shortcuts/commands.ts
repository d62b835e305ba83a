import { enginePages } from '@manifest/contract/engine-pages.ts'
import { app } from '@/generated/app.ts'
import type { Path } from '@/generated/paths.ts'
import { accessiblePath } from '@/routes/may-open.ts'
import { findPagePath } from '@/routes/page-path.ts'
import { openDialogSelector } from '@/state/use-key.ts'
import { openPalette } from '../palette/palette.tsx'
import { listPageActions } from './page-actions.ts'

/** The time between `g` and the letter of a page, in ms. */
const sequenceLimit = 1500

/** The pages that `g` and a letter open. */
const pages: Record<string, () => Path | undefined> = {
  d: () => accessiblePath(app.auth.home),
  c: () => accessiblePath(app.catalogue),
  l: () => findPagePath(enginePages.batches),
}

let goPressedAt = Number.NEGATIVE_INFINITY

/** Runs the command of a key. A letter of a page counts only after `g`. */
export function runKey(key: string, navigate: (path: Path) => void): void {
  const isSequence = performance.now() - goPressedAt < sequenceLimit
  goPressedAt = key === 'g' ? performance.now() : Number.NEGATIVE_INFINITY
  if (key === 'j') moveInList(1)
  else if (key === 'k') moveInList(-1)
  else if (key === 'x') tickRow()
  else if (key === '.') openActions()
  else if (key === 'r') goToRail()
  else if (/^[[\]1-9]$/.test(key)) moveInRail(key)
  else if (isSequence) {
    const path = pages[key]?.()
    if (path !== undefined) navigate(path)
  }
}

const rowSelector = 'tbody tr, li, [role="listitem"]'

const controlSelector =
  'a[href], button:not(:disabled), input:not(:disabled, [type="hidden"]), select:not(:disabled), [tabindex="0"]'

const tickSelector = 'input[type="checkbox"]:not(:disabled)'

/** Stands for the rows that a virtualized table does not render. */
const spacerSelector = '[data-spacer]'

/** Buttons that show more about a row that has no menu. */
const detailsSelector = '[data-details-button], button[aria-expanded]'

/** Moves the focus to the next row (1) or the previous one (-1), also into the next list. At first to the first row. */
function moveInList(step: 1 | -1): void {
  const row = findFocusedRow()
  const rail = row?.closest<HTMLElement>(railSelector)
  const rows = rail ? listShown(rail, 'li') : listRows()
  const target = row ? rows[rows.indexOf(row) + step] : rows[0]
  const isSameList = row && target && findList(row) === findList(target)
  if (row && !isSameList && hasUnrenderedRows(row, step)) row.scrollIntoView({ block: 'center' })
  else if (target) focusRow(target, row && isSameList ? findControlIndex(row) : 0)
}

/** Ticks or unticks the focused row. */
function tickRow(): void {
  const row = findFocusedRow()
  if (row) listOwn(row, tickSelector)[0]?.click()
}

/** Opens the actions of the focused row or, if it has none, lists those of the page. */
function openActions(): void {
  const row = findFocusedRow()
  const action = row && findActions(row)
  if (!action) openPalette(listPageActions(findScope()))
  action?.focus()
  if (action?.matches(`[aria-haspopup="menu"], ${detailsSelector}`)) action.click()
}

const findActions = (row: HTMLElement) =>
  listOwn(row, '[aria-haspopup="menu"]')[0] ?? listOwn(row, detailsSelector)[0]

/** The list of a subject's or dossiê's consultas, or of an answer's variants. */
const railSelector = '[data-rail]'

const currentSelector = '[aria-current="location"], [aria-current="page"]'

const listRailEntries = (): HTMLElement[] =>
  listShown(document.body, railSelector).flatMap((rail) =>
    listShown(rail, 'li > a, li > button, li > div > button:first-of-type'),
  )

/** Focuses the rail's current entry. Where the rail is a sheet, opens it. */
function goToRail(): void {
  const entries = listRailEntries()
  const entry = entries.find((one) => one.matches(currentSelector)) ?? entries[0]
  if (entry) entry.focus()
  else listShown(document.body, '[data-rail-button]')[0]?.click()
}

/**
 * Focuses an entry of the rail: the previous or next one, or the one with a number. It does not follow it, because a query
 * may cost.
 */
function moveInRail(key: string): void {
  const entries = listRailEntries()
  const focused = entries.indexOf(document.activeElement as HTMLElement)
  const start = focused === -1 ? entries.findIndex((entry) => entry.matches(currentSelector)) : focused
  const index = key === ']' ? start + 1 : key === '[' ? start - 1 : Number(key) - 1
  entries[index]?.focus()
}

/** The open dialog, or the page. */
function findScope(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>(openDialogSelector)
  return [...dialogs].at(-1) ?? document.querySelector('main') ?? document.body
}

const listShown = (parent: HTMLElement, selector: string) =>
  [...parent.querySelectorAll<HTMLElement>(selector)].filter((found) => found.checkVisibility())

/** Elements of a row that are in no row inside it. */
const listOwn = (row: HTMLElement, selector: string) =>
  listShown(row, selector).filter((found) => found.closest(rowSelector) === row)

function findFocusedRow(): HTMLElement | undefined {
  const row = document.activeElement?.closest<HTMLElement>(rowSelector)
  return row && findScope().contains(row) ? row : undefined
}

/** The table of a row, or the outermost of its nested lists. */
function findList(row: HTMLElement): HTMLElement {
  const table = row.closest<HTMLElement>('table')
  if (table) return table
  let list = row.parentElement ?? row
  for (
    let outer = list.parentElement?.closest(rowSelector);
    outer;
    outer = list.parentElement?.closest(rowSelector)
  )
    list = outer.parentElement ?? list
  return list
}

/** A virtualized table renders more rows when it scrolls. */
const hasUnrenderedRows = (row: HTMLElement, step: 1 | -1) =>
  row
    .closest('tbody')
    ?.[step === 1 ? 'nextElementSibling' : 'previousElementSibling']?.matches(spacerSelector)

/** All rows that can have the focus, except in navigation: rows of tables, and rows with a control of their own. */
const listRows = (): HTMLElement[] =>
  listShown(findScope(), rowSelector).filter(
    (row) =>
      !row.closest('nav, [aria-hidden="true"]') &&
      (row.matches('tr') ? !row.hasAttribute('data-details') : listOwn(row, controlSelector).length > 0),
  )

function findControlIndex(row: HTMLElement): number {
  return listOwn(row, controlSelector).indexOf(document.activeElement as HTMLElement)
}

/** Focuses the control at the same place as in the last row, or the row itself. */
function focusRow(row: HTMLElement, index: number): void {
  const controls = listOwn(row, controlSelector)
  const control = controls[Math.max(index, 0)] ?? controls[0]
  if (!control) row.tabIndex = -1
  const target = control ?? row
  target.focus()
  target.scrollIntoView({ block: 'nearest' })
}
