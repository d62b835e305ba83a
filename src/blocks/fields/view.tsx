import { Box, chakra, Flex, Grid, Skeleton } from '@chakra-ui/react'
import { formatValue } from '@/formats/registry.ts'
import { readItem } from '@/lib/format/read-value.ts'
import type { BlockProps, SkeletonProps } from '../block-types.ts'
import { BlockSection } from '../parts/block-section.tsx'
import { Value } from '../parts/value.tsx'

/**
 * The copy button stands next to the label, because next to the value it would leave less width for a long
 * one.
 */
const copyCss = { '& [data-copy]': { position: 'absolute', top: '-2px', insetEnd: '0' } } as const

/** Shows pairs of label and value in the columns that all grids of fields share, or in the head in one line. */
export function FieldsBlock(props: BlockProps<'fields'>) {
  return props.block.inHead ? <FieldsLine {...props} /> : <FieldsGrid {...props} />
}

const FieldsLine = ({ block: { items }, answer }: BlockProps<'fields'>) => (
  <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
    {items.map((item) => (
      <Flex key={`${item.label} ${item.value}`} className="phrase" columnGap="1.5" align="center" minW="0">
        <chakra.dt color="fg.muted">{item.label}</chakra.dt>
        <chakra.dd minW="0" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
          <Value {...item} value={readItem(answer, item)} path={item.value} />
        </chakra.dd>
      </Flex>
    ))}
  </chakra.dl>
)

function FieldsGrid({ block: { title, items }, answer }: BlockProps<'fields'>) {
  const fields = items.map((item) => {
    const value = readItem(answer, item)
    // The layout must not reveal the length of a hidden value, so its width depends only on the format.
    const hiddenWidth = item.format ? undefined : ('medium' as const)
    const width = item.sensitive ? hiddenWidth : chooseFieldWidth(formatValue(value, item.format))
    return { ...item, path: item.value, value, width }
  })
  return (
    <BlockSection title={title}>
      <chakra.dl display="grid" columnGap="6" rowGap="4" css={{ ...copyCss, ...columnsCss }}>
        {fields.map(({ label, value, path, format, sensitive, leads, width }) => (
          <chakra.div
            key={`${label} ${path}`}
            minW="0"
            position="relative"
            className="group"
            data-width={width}
          >
            <chakra.dt color="fg.muted" textStyle="small">
              {label}
            </chakra.dt>
            <chakra.dd fontWeight="500" mt="0.5" overflowWrap="anywhere">
              <Value
                value={value}
                format={format}
                sensitive={sensitive}
                path={path}
                leads={leads}
                label={label}
                isCopyable
              />
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </BlockSection>
  )
}

export const FieldsSkeleton = ({ block: { items, inHead } }: SkeletonProps<'fields'>) =>
  inHead ? (
    <Skeleton height="20px" width="220px" maxW="full" />
  ) : (
    <Box containerType="inline-size">
      <Grid columnGap="6" rowGap="4" css={columnsCss}>
        {items.map((_, index) => (
          <Skeleton key={index} height="38px" />
        ))}
      </Grid>
    </Box>
  )

/** The columns of all grids of fields by the width of their section in px: a page keeps one rhythm. */
const columnCounts = [
  { from: 270, columns: 2 },
  { from: 560, columns: 3 },
  { from: 840, columns: 4 },
]

/** In characters: from these lengths on, a value takes more columns, so that it does not make its row tall. */
const lengths = { medium: 19, wide: 35, row: 161 }

/** In characters: a longer word, such as an e-mail address, would break in a column. */
const maxWord = 24

/** Names the columns that a value takes, for `columnsCss`. */
export type FieldWidth = 'medium' | 'wide' | 'row' | undefined

/** Returns the columns that a value takes. */
export function chooseFieldWidth(text: string): FieldWidth {
  const { length } = text
  if (length >= lengths.row) return 'row'
  if (length >= lengths.wide || text.split(/\s/).some((word) => word.length > maxWord)) return 'wide'
  return length >= lengths.medium ? 'medium' : undefined
}

/**
 * Lays out a grid of fields: from one column to four, as its section is wide, for any number of fields. Medium
 * values take two columns only where there are no more.
 */
export const columnsCss = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > [data-width=row]': { gridColumn: '1 / -1' },
  ...Object.fromEntries(
    columnCounts.map(({ from, columns }) => [
      `@container (min-width: ${from}px)`,
      {
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        '& > [data-width=wide]': { gridColumn: 'span 2' },
        '& > [data-width=medium]': { gridColumn: columns === 2 ? 'span 2' : 'auto' },
      },
    ]),
  ),
}
