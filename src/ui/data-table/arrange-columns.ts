import { useMemo } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import type { DataColumn } from './column.ts'

/** The user's changes of a table's columns. Columns are named by their ids. */
export type ColumnSetup = {
  hidden: readonly string[]
  /** Stand first in this order, and stay in view while the others scroll. */
  pinned?: readonly string[]
  groupBy?: string | undefined
  /** Shows only the rows with these texts. In memory only: they may be values that the user looked up. */
  only?: readonly ColumnValue[] | undefined
}

/** A text of a column, which may be in several rows. */
export type ColumnValue = { id: string; text: string }

/**
 * Returns the columns to show: the pinned ones first, without hidden ones and the one that groups the rows,
 * whose values are in the heads of the groups.
 */
export function arrangeColumns<Row>(
  columns: readonly DataColumn<Row>[],
  { hidden, pinned = [], groupBy }: ColumnSetup,
): readonly DataColumn<Row>[] {
  if (hidden.length === 0 && pinned.length === 0 && groupBy === undefined) return columns
  const shown = columns.filter(({ id }) => !hidden.includes(id) && (id !== groupBy || columns.length === 1))
  // A table without columns would hide its menus too.
  const kept = shown.length > 0 ? shown : columns
  return [
    ...pinned.flatMap((id) => kept.find((column) => column.id === id) ?? []),
    ...kept.filter(({ id }) => !pinned.includes(id)),
  ]
}

/** Only columns that may be sorted may group: the rows of hidden values would reveal which are equal. */
export const canGroup = <Row>({ sortValue }: DataColumn<Row>) => sortValue !== undefined

/** Holds what the user has changed in a table's columns, and returns the columns to show. */
export function useColumnSetup<Row>(
  columns: readonly DataColumn<Row>[],
  groupBy: string | undefined,
  cacheKey: string | undefined,
) {
  const [setup, setSetup] = useCachedState<ColumnSetup>(cacheKey && `${cacheKey} columns`, {
    hidden: [],
    groupBy,
  })
  const shown = useMemo(() => arrangeColumns(columns, setup), [columns, setup])
  const change = (changes: Partial<ColumnSetup>) => setSetup((before) => ({ ...before, ...changes }))
  return { setup, change, columns: shown }
}

const sampleSize = 200

/** Returns some of the rows, from all parts of the list. */
export function sampleRows<Row>(rows: readonly Row[]): Row[] {
  const step = Math.max(1, Math.floor(rows.length / sampleSize))
  return rows.filter((_, index) => index % step === 0)
}

/** In `ch`. A `cell` may show more than its text, for example after revealing a hidden value. */
const narrowest = { text: 8, cell: 16 }
const widest = 48
const padding = 4
const edge = 2

/** In `ch`: what stays of the longest texts where the table has little room. */
const flexibleMinimum = 16

/** The width of the column of 'Detalhes' buttons, in `ch`. */
const detailsWidth = 8

/** Estimates the width of a text in `ch`, the width of a digit. Small letters, spaces and points are narrower. */
const measureText = (text: string) => text.length - (text.match(/[\p{Ll}\s.,·/]/gu)?.length ?? 0) / 4

/** Widths of the columns of a virtualized table, with the last one of buttons. A flexible column has none. */
export type ColumnLayout = { widths: readonly (string | undefined)[]; minWidth: string | undefined }

/**
 * Returns column widths for a long table, estimated from a sample of all rows, so that scrolling does not
 * move columns. The longest texts give way to the other columns.
 */
export function estimateLayout<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  hasDetails: boolean,
): ColumnLayout {
  const sample = sampleRows(rows)
  const widths = columns.map(({ label, text, cell, buttonsWidth = 0 }, index) => {
    const longest = sample.reduce(
      (most, row) => Math.max(most, measureText(text(row))),
      measureText(label) + 3,
    )
    const width = Math.min(widest, Math.max(cell ? narrowest.cell : narrowest.text, Math.ceil(longest)))
    const isAtEdge = index === 0 || (index === columns.length - 1 && !hasDetails)
    return width + buttonsWidth + padding + (isAtEdge ? edge : 0)
  })
  const texts = widths.map((width, index) => (columns[index]?.cell || columns[index]?.isNumeric ? 0 : width))
  const longestText = Math.max(...texts)
  const flexible = longestText > flexibleMinimum + padding ? texts.indexOf(longestText) : -1
  const minimums = widths.map((width, index) => (index === flexible ? flexibleMinimum + padding : width))
  const all = hasDetails ? [...minimums, detailsWidth] : minimums
  return {
    widths: all.map((width, index) => (index === flexible ? undefined : `${width}ch`)),
    minWidth: `${all.reduce((sum, width) => sum + width, 0)}ch`,
  }
}
