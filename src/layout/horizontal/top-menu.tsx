import { Box } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { extraLarge } from '../extra-large.ts'

/** Where it cannot be loaded the page does without it: the search leads everywhere too. */
const TopMenuBar = lazy<ComponentType>(() =>
  import('./top-menu-bar.tsx').catch(() => ({ default: () => null })),
)

/** The place of the horizontal layout's menu, as high as the menu will be. Its code loads only where it is shown. */
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
