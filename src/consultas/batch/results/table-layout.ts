import { useMemo } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { type ColumnLayout, sampleRows } from '@/ui/data-table/arrange-columns.ts'
import { isCode } from '@/ui/data-table/row-view.tsx'
import { maxGroupHeight } from '@/ui/data-table/use-virtualized-rows.ts'
import { orangeCss } from '@/ui/theme/orange.ts'
import { isAnswered } from '../../outcome.ts'
import type { BatchRow } from '../run/progress.ts'
import { plainStateBadgeCss } from './cell.tsx'
import { isOwnColumn } from './own-columns.tsx'
import { gravestColumnId, type RowColumn } from './row-columns.ts'

/** The tones that colour a whole row. */
const badTones = ['danger', 'orange', 'warning'] as const

/** A row with a bad finding has its colour, with a mark at the edge of the table. */
const rowToneCss = Object.fromEntries(
  badTones.flatMap((tone) => {
    const row = `& tr[data-gravest=${tone}]`
    const read = (shade: 'solid' | 'subtle' | 'fg') =>
      tone === 'orange' ? orangeCss[`--av-colors-color-palette-${shade}`] : `{colors.${tone}.${shade}}`
    const tint = `color-mix(in srgb, ${read('subtle')} 45%, transparent)`
    return [
      [`${row}:not([data-selected]) > td`, { bgImage: `linear-gradient(${tint}, ${tint})` }],
      [
        `${row} > td:first-of-type::before`,
        {
          content: '""',
          position: 'absolute',
          insetBlock: '0',
          insetInlineStart: '0',
          width: '3px',
          bg: read('solid'),
        },
      ],
      [`& [data-weight=${tone}]`, { color: read('fg'), fontWeight: '600' }],
    ]
  }),
)

/** The look of cells in the table of a batch. */
export const cellCss = {
  '& [data-tone]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minW: '0',
    minH: '5',
    px: '1.5',
    borderRadius: 'sm',
    fontWeight: '500',
    color: 'colorPalette.fg',
    bg: 'colorPalette.subtle',
  },
  // A word that does not fit ends with an ellipsis, as texts do.
  '& [data-tone] > bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-tone] > svg': { flexShrink: '0', boxSize: '3' },
  '& [data-badges]': {
    display: 'inline-flex',
    flexWrap: 'inherit',
    alignItems: 'center',
    gap: '1.5',
    maxWidth: 'full',
  },
  '& [data-empty]': { color: 'fg.subtle' },
  ...plainStateBadgeCss,
  ...rowToneCss,
} as const

/** In rem: an average letter, the widest digit and a mark of the body text, the padding of a cell, and the icon and padding of a badge. */
const sizes = { letter: 0.5, digit: 0.565, mark: 0.3, padding: 1.05, badge: 1.75 }

/** The size of the text in badges and in own cells, by the body text. */
const textScales = { badge: 0.86, own: 0.93 }

/**
 * A column of the list may be as narrow as a date, because its cells wrap. 'O que pesa' fits 'score 412 (Risco alto)', and
 * 'Consulta' a name with state and date, which tell homonyms apart.
 */
const limits = { narrowest: 4, own: 5.6, gravest: 12.5, asked: 21, widest: 17 }

/** The room for all of the list's own columns. On a screen of 1440 px, findings are in view beside it. */
const ownRoom = { regular: 20, wide: 40 }

/** Marks between the digits of a document or a date are narrower than the digits. */
const countMarks = (text: string) => text.match(/[^\p{L}\d]/gu)?.length ?? 0

function measure(text: string): number {
  if (!isCode(text)) return text.length * sizes.letter
  const marks = countMarks(text)
  return marks * sizes.mark + (text.length - marks) * sizes.digit
}

/** Limits widths to a sum. The narrow ones stay, and the others share the rest. */
export function shareRoom(widths: readonly number[], room: number): number[] {
  let rest = room
  let limit = Number.POSITIVE_INFINITY
  const ascending = [...widths].sort((one, other) => one - other)
  for (const [index, width] of ascending.entries()) {
    const share = rest / (ascending.length - index)
    if (width > share) {
      limit = Math.max(limits.own, share)
      break
    }
    rest -= width
  }
  return widths.map((width) => Math.min(width, limit))
}

/**
 * Returns the widths of columns in rem, estimated from a sample of the rows. They are as narrow as their texts, and those
 * of the list's own columns narrower if needed, because the findings should be in view without scrolling.
 */
function estimateWidths(rows: readonly BatchRow[], columns: readonly RowColumn[], isWide: boolean): number[] {
  const sample = sampleRows(rows)
  const isOwn = columns.map(({ id }) => isOwnColumn(id))
  const widths = columns.map(({ id, label, text, lines, badges }, index) => {
    const readWidth = (row: BatchRow) => Math.max(0, ...(lines?.(row) ?? [text(row)]).map(measure))
    const longest = sample.reduce((most, row) => Math.max(most, readWidth(row)), 0)
    const cell = longest * (badges ? textScales.badge : isOwn[index] ? textScales.own : 1)
    const width = Math.max(measure(label), cell + (badges ? sizes.badge : 0)) + sizes.padding
    const widest = id === gravestColumnId ? limits.gravest : id === 'subject' ? limits.asked : limits.widest
    return Math.min(widest, Math.max(limits.narrowest, width))
  })
  const room = ownRoom[isWide ? 'wide' : 'regular']
  // Documents, dates and numbers are whole. The room that they leave belongs to the texts.
  const isWhole = columns.map(({ lines }) =>
    sample.every((row) => (lines?.(row) ?? []).every((line) => isCode(line))),
  )
  const ownWidths = widths.filter((_, index) => isOwn[index] && !isWhole[index])
  const taken = widths.reduce((sum, width, index) => (isOwn[index] && isWhole[index] ? sum + width : sum), 0)
  const texts = shareRoom(ownWidths, room - taken)
  return widths.map((width, index) => (isOwn[index] && !isWhole[index] ? (texts.shift() ?? width) : width))
}

/** The widths of columns of every batch, in rem. A result takes the room that is left, and at least its width. */
const fixedWidths: Record<string, number> = {
  line: 6,
  state: 8.5,
  result: 13,
  time: 6,
  review: 7,
  note: 12,
  cached: 18,
}

/** The width for 'Resposta incompleta', the longest state, which few lists have. */
const longStateWidth = 10.5

/** The width of the buttons. On narrow screens only the dialog of a row opens its subject. */
const detailsWidth = { wide: 5.4, compact: 4.75 }

/** Returns the widths of the columns. On narrow screens there is one. */
export function useColumnLayout(
  rows: readonly BatchRow[],
  columns: readonly RowColumn[],
  isPhone: boolean,
): ColumnLayout {
  // The first answers and the last one set the column widths, so that the others do not move the columns.
  const hasAnswers = rows.some(({ outcome }) => isAnswered(outcome))
  const isComplete = rows.every(({ outcome }) => outcome !== undefined)
  const hasLongState = rows.some(({ state }) => state === 'incomplete')
  const isWide = useMediaQuery('(min-width: 1680px)')
  return useMemo(() => {
    if (isPhone) return { widths: [undefined, `${detailsWidth.compact}rem`], minWidth: undefined }
    const estimated = columns.filter(({ id }) => !(id in fixedWidths))
    const widths = estimateWidths(rows, estimated, isWide)
    const all = columns.map((column) => {
      if (column.id === 'state' && hasLongState) return longStateWidth
      return fixedWidths[column.id] ?? widths[estimated.indexOf(column)] ?? 0
    })
    return {
      widths: [
        ...columns.map(({ id }, index) => (id === 'result' ? 'auto' : `${all[index]}rem`)),
        `${detailsWidth.wide}rem`,
      ],
      minWidth: `${all.reduce((sum, width) => sum + width, detailsWidth.wide)}rem`,
    }
  }, [columns, hasAnswers, isComplete, hasLongState, isWide, isPhone])
}

/** In px. */
const cardHeight = { row: 68, line: 22 }

export const readCardHeight = (lines: number): number => cardHeight.row + lines * cardHeight.line

export const rowsCss = {
  '& tr[data-answered]': { cursor: 'pointer' },
  '& th, & td': { px: '2' },
  // An image also covers the background of columns that stay in view.
  '& tr[data-selected] > td': {
    bgImage: 'linear-gradient({colors.primary.subtle}, {colors.primary.subtle})',
  },
  // Columns that are not sorted show the icon under the pointer and with the focus.
  '& th[aria-sort=none] button > span': { position: 'absolute', opacity: '0' },
  '& th[aria-sort=none] button:is(:hover, :focus-visible) > span': { position: 'static', opacity: '1' },
  // The columns are as narrow as their labels, so the buttons of their menus take the room between labels.
  '& th:has(> [data-column-menu])': { overflow: 'visible' },
  '& th:not([data-numeric]) > [data-column-menu]': { insetInlineEnd: '0', width: '4' },
  '& th[data-numeric] > [data-column-menu]': { insetInlineStart: '-3' },
  // The text of a cell sets the direction of its line, but not of the controls beside it.
  '& th:has(> label), & [data-details-cell]': { unicodeBidi: 'isolate' },
  '& [data-own]': { fontSize: '0.8125rem', lineHeight: '1.2' },
  // Long texts of the user's list, such as names, have two lines.
  '& td > [data-own=text]': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: '2',
    whiteSpace: 'normal',
  },
  '& [data-own=lines] > bdi': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-details-button] + [data-details-button]': { marginInlineStart: '1' },
  '@media (hover: hover)': {
    '& tr:not(:hover, :focus-within) [data-open-subject]': { opacity: '0' },
  },
  // Shift and a click tick a range of rows; the browser would select their text.
  '& [data-line-cell]': { display: 'inline-flex', alignItems: 'center', gap: '2.5', userSelect: 'none' },
  '& label': {
    display: 'inline-grid',
    placeItems: 'center',
    minH: '8',
    px: '1',
    mx: '-1',
    cursor: 'pointer',
  },
  '& th > label': { minH: '4', minW: '0', ms: '-1', me: '1.5', verticalAlign: 'middle' },
  // Documents are in columns as narrow as their texts, whose widths count the digits.
  '& [data-code]:not([data-numeric])': { fontVariantNumeric: 'inherit' },
} as const

export const createCompactCss = (height: number) => ({
  '& td': { height: `${height}px` },
  '& [data-group] td': { height: `${maxGroupHeight}px` },
  '& td > div': { display: 'flex', maxWidth: 'full' },
  // Large enough for touch.
  '& [data-details-button]': { minH: '11' },
  '& label': { minH: '11', minW: '11', ms: '-3', me: '-2' },
})
