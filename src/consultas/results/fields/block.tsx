import { Box, chakra, Grid, Skeleton } from '@chakra-ui/react'
import { readItem } from '@manifest/contract/read-item.ts'
import { formatValue } from '../../../formats/registry.ts'
import { BlockSection } from '../block-section.tsx'
import type { BlockProps, SkeletonProps } from '../block-types.ts'
import { Value } from '../value.tsx'
import { chooseFieldWidth, columnsCss } from './columns.ts'

/**
 * The copy button stands next to the label, because next to the value it would leave less width for a long
 * one.
 */
const copyCss = { '& [data-copy]': { position: 'absolute', top: '-2px', insetEnd: '0' } } as const

/** Shows pairs of label and value in the columns that all grids of fields share. */
export function FieldsBlock({ block: { title, items }, answer }: BlockProps<'fields'>) {
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

export const FieldsSkeleton = ({ block: { items } }: SkeletonProps<'fields'>) => (
  <Box containerType="inline-size">
    <Grid columnGap="6" rowGap="4" css={columnsCss}>
      {items.map((_, index) => (
        <Skeleton key={index} height="38px" />
      ))}
    </Grid>
  </Box>
)
