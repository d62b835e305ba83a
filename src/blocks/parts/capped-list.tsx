import { Box, Button, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import { formatCount } from '@/lib/format/quantity.ts'

/** How many elements are rendered first, and how many each press of the button adds. */
const step = 200

type CappedListProps = {
  /** Identifies the list within its answer. The number of shown elements is cached under it. */
  name: string
  rows: readonly unknown[]
  children: (shown: readonly unknown[]) => ReactNode
}

/** Shows the first elements of a long list, and a button that shows more. */
export function CappedList({ name, rows, children }: CappedListProps) {
  const [count, setCount] = useCachedState(name, step)
  const left = rows.length - count
  return (
    <>
      {children(left > 0 ? rows.slice(0, count) : rows)}
      {left > 0 && (
        <Box mt="3">
          <Text color="fg.muted" textStyle="small" role="status" fontVariantNumeric="tabular-nums">
            {formatCount(count)} de {formatCount(rows.length)}
          </Text>
          <Button
            mt="1.5"
            size="xs"
            variant="outline"
            colorPalette="neutral"
            onClick={() => setCount(count + step)}
          >
            Mostrar mais
          </Button>
        </Box>
      )}
    </>
  )
}
