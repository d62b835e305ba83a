import { Box, chakra, Grid, Skeleton } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { formatValue } from '../../../formats/registry.ts'
import { BlockSection } from '../block-section.tsx'
import type { BlockProps, SkeletonProps } from '../block-types.ts'
import { Value } from '../value.tsx'
import { buildColumnsCss } from './columns.ts'

/**
 * The copy button stands next to the label, because next to the value it would leave less width for a long
 * one.
 */
const copyCss = { '& [data-copy]': { position: 'absolute', top: '-2px', insetEnd: '0' } } as const

/** In characters. A longer text gets a row of its own: in a narrow column it would be very tall. */
const maxColumnLength = 160

/** In characters. A longer text may wrap in a narrow column. */
const shortLength = 18

/** Shows pairs of label and value in as many columns as fit. */
export function FieldsBlock({ block: { title, items }, answer }: BlockProps<'fields'>) {
  const fields = items.map((item) => {
    const value = valueAt(answer, item.value)
    // The layout must not reveal the length of a hidden value, so it only depends on the format.
    const length = item.sensitive
      ? item.format
        ? shortLength
        : shortLength + 1
      : formatValue(value, item.format).length
    return { ...item, path: item.value, value, length }
  })
  const inColumns = fields.filter(({ length }) => length <= maxColumnLength)
  const isShort = inColumns.every(({ label, length }) => Math.max(label.length, length) <= shortLength)
  return (
    <BlockSection title={title}>
      <chakra.dl
        display="grid"
        columnGap="6"
        rowGap="4"
        css={{ ...copyCss, ...buildColumnsCss(inColumns.length, isShort) }}
      >
        {fields.map(({ label, value, path, format, sensitive, leads, length }) => (
          <chakra.div
            key={`${label} ${path}`}
            minW="0"
            position="relative"
            className="group"
            gridColumn={length > maxColumnLength ? '1 / -1' : undefined}
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

export const FieldsSkeleton = ({ block: { items } }: SkeletonProps<'fields'>) => (
  <Box containerType="inline-size">
    <Grid columnGap="6" rowGap="4" css={buildColumnsCss(items.length, false)}>
      {items.map((_, index) => (
        <Skeleton key={index} height="38px" />
      ))}
    </Grid>
  </Box>
)
