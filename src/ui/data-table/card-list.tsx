import { Box, chakra } from '@chakra-ui/react'
import { memo, useId, useState } from 'react'
import { Checkbox } from '../forms/checkbox.tsx'
import { toneCss } from './column.ts'
import { type BodyProps, readRowProps } from './plain-body.tsx'
import { DetailsButton, GroupHead, Pairs, type RowViewProps } from './row-view.tsx'
import { moreBelowCss } from './scroll-area.tsx'
import { cellButtonsCss } from './table-css.ts'
import { drawLine, edgeWidths } from './table-edge.ts'
import { groupCss } from './table-parts-css.ts'
import { useVirtualizedRows } from './use-virtualized-rows.ts'

type CardListProps<Row> = BodyProps<Row> & { label: string; isVirtualized: boolean }

/** Rows as a list of cards, for containers too narrow for the table. */
export default function CardList<Row>({ isVirtualized, ...list }: CardListProps<Row>) {
  const List = isVirtualized ? VirtualizedCards : PlainCards
  return list.arranged.order.length > 0 && <List {...list} />
}

type ListProps<Row> = BodyProps<Row> & { label: string }

const PlainCards = <Row,>({ label, ...body }: ListProps<Row>) => (
  <chakra.ul css={listCss} aria-label={label}>
    {body.arranged.order.map((index) => (
      <li key={index} data-selected={body.selection?.selected.has(index) || undefined}>
        <Card {...readRowProps(body, index)} />
      </li>
    ))}
  </chakra.ul>
)

/** Estimated heights in px: of a label with its value, and of a card's padding. */
const estimate = { line: 28, padding: 24 }

const overscan = 4

/** Cards vary in height, so each is measured when it scrolls into view. */
function VirtualizedCards<Row>({ label, ...body }: ListProps<Row>) {
  const { arranged, columns, hidden, selection } = body
  const { order } = arranged
  const [area, setArea] = useState<HTMLDivElement | null>(null)
  const lines = columns.length + (hidden.length > 0 ? 1 : 0)
  const height = lines * estimate.line + estimate.padding
  const virtualizer = useVirtualizedRows({ arranged, area, height, overscan })
  return (
    <Box ref={setArea} tabIndex={0} role="group" aria-label={label} css={areaCss}>
      <chakra.ul css={listCss} aria-label={label} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: place, start }) => {
          const index = order[place]
          return (
            index !== undefined && (
              <li
                key={index}
                ref={virtualizer.measureElement}
                data-index={place}
                data-selected={selection?.selected.has(index) || undefined}
                aria-setsize={order.length}
                aria-posinset={place + 1}
                style={{ position: 'absolute', insetInline: 0, top: start }}
              >
                <Card {...readRowProps(body, index)} />
              </li>
            )
          )
        })}
      </chakra.ul>
    </Box>
  )
}

/** A card, below the head of its group. */
function DrawnCard<Row>(props: RowViewProps<Row>) {
  const { row, index, group, columns, hidden, isOpen, onToggle, isSelected = false, onSelect } = props
  const detailsId = useId()
  const isRange = false
  return (
    <>
      {group && <GroupHead group={group} columns={[...columns, ...hidden]} />}
      <div data-card={onSelect ? 'selectable' : ''}>
        {onSelect && (
          <chakra.label data-card-check>
            <Checkbox
              aria-label={`Selecionar a linha ${index + 1}`}
              checked={isSelected}
              onChange={() => onSelect(index, isRange)}
            />
          </chakra.label>
        )}
        <Pairs columns={columns} row={row} index={index} />
        {hidden.length > 0 && isOpen && <Pairs id={detailsId} columns={hidden} row={row} index={index} />}
        {hidden.length > 0 && (
          <DetailsButton
            index={index}
            isOpen={isOpen}
            controls={detailsId}
            onToggle={() => onToggle(index)}
          />
        )}
      </div>
    </>
  )
}

/** Memoised, because scrolling changes few cards. */
const Card = memo(DrawnCard) as typeof DrawnCard

const edge = `${edgeWidths.narrow}px`

const areaCss = {
  overflow: 'auto',
  maxH: '70vh',
  borderBottomWidth: '1px',
  mx: `-${edge}`,
  focusVisibleRing: 'inside',
  '& > ul': { mx: '0' },
  ...moreBelowCss,
} as const

/** As in the table, texts stand under their heading, and the background of a card is wider. */
const listCss = {
  position: 'relative',
  listStyleType: 'none',
  mx: `-${edge}`,
  '& > li': { px: edge, py: '3' },
  '& > li:not(:last-of-type)': { borderBottomWidth: '1px', borderImage: drawLine(edge, edge) },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    columnGap: '3',
    alignItems: 'baseline',
    py: '1',
  },
  '& dl > div:has([data-value-buttons] > *)': { alignItems: 'center' },
  '& dt': { color: 'fg.muted', textStyle: 'small' },
  '& dd': { minW: '0', textAlign: 'end', overflowWrap: 'anywhere' },
  _rtl: { '& dd': { textAlign: 'left' } },
  '& :is([data-numeric], [data-code]) dd': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& > li[data-selected]': { bg: 'primary.subtle' },
  '& [data-card]': { position: 'relative' },
  // The checkbox is before the title, in a square that is large enough for touch.
  '& [data-card-check]': {
    position: 'absolute',
    top: '-9px',
    insetInlineStart: '-14px',
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    cursor: 'pointer',
  },
  '& [data-card=selectable] > dl:first-of-type > div:first-of-type': { paddingInlineStart: '7' },
  // The first value is the card's title. It has the whole row, since a document or a name may need it.
  '& dl:first-of-type > div:first-of-type': {
    display: 'block',
    '& dt': { srOnly: true },
    '& dd': { textAlign: 'inherit', fontWeight: '600' },
    '& [data-value-cell]': { justifyContent: 'space-between' },
  },
  '& [data-value-cell]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
  },
  ...cellButtonsCss,
  ...toneCss,
  '& [data-group-head]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    mx: `-${edge}`,
    mt: '-3',
    mb: '2',
    px: edge,
    py: '1.5',
    bg: 'bg.subtle',
    fontWeight: '600',
  },
  '& [data-group-label]': groupCss['& [data-group-label]'],
  '& [data-group-sum]': groupCss['& [data-group-sum]'],
  '& [data-value-buttons]': { ...cellButtonsCss['& [data-value-buttons]'], my: '-1', ms: '0' },
  '& [data-value-buttons]:not(:empty)': { me: '-3' },
  '& [data-value-buttons] > button': {
    ...cellButtonsCss['& [data-value-buttons] > button'],
    boxSize: '11',
  },
  '& [data-details-button]': {
    ...cellButtonsCss['& [data-details-button]'],
    minH: '11',
    mx: '-2',
    px: '2',
    mb: '-2',
  },
} as const
