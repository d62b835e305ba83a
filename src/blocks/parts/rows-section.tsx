import { Box, Button, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import { formatCount } from '@/lib/format/quantity.ts'
import { BlockSection, EmptySection } from './block-section.tsx'
import { describeEmptyList } from './shown-text.ts'

/** How many elements are rendered first, and how many each press of the button adds. */
const step = 200

type RowsSectionProps = {
  title: string | undefined
  /** Identifies the list within its answer. The number of shown elements is cached under it. */
  name: string
  rows: readonly unknown[] | undefined
  /** The text without rows. */
  empty: string | undefined
  children: (shown: readonly unknown[]) => ReactNode
}

/** A section with the first elements of a list and a button that shows more, or with a text if there are none. */
export function RowsSection({ title, name, rows, empty, children }: RowsSectionProps) {
  const [count, setCount] = useCachedState(name, step)
  const placeholder = describeEmptyList(rows, empty)
  if (placeholder !== undefined) return <EmptySection title={title} text={placeholder} />
  const all = rows ?? []
  const left = all.length - count
  return (
    <BlockSection title={title}>
      {children(left > 0 ? all.slice(0, count) : all)}
      {left > 0 && (
        <Box mt="3">
          <Text color="fg.muted" textStyle="small" role="status" fontVariantNumeric="tabular-nums">
            {formatCount(count)} de {formatCount(all.length)}
          </Text>
          <Button mt="1.5" size="xs" variant="outline" onClick={() => setCount(count + step)}>
            Mostrar mais
          </Button>
        </Box>
      )}
    </BlockSection>
  )
}
