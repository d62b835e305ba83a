import { Box } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { extraLarge } from '../extra-large.ts'

/** If it does not load, nothing is shown: the search reaches all pages. */
const TopMenuBar = lazy<ComponentType>(() =>
  import('./top-menu-bar.tsx').catch(() => ({ default: () => null })),
)

/**
 * The menu bar of the horizontal layout, loaded only when it is shown. Its height is reserved, so that
 * nothing shifts.
 */
export function TopMenu() {
  const isWide = useMediaQuery(extraLarge)
  return isWide ? (
    <Box height="12" borderTopWidth="1px" boxSizing="content-box">
      <Suspense>
        <TopMenuBar />
      </Suspense>
    </Box>
  ) : null
}
