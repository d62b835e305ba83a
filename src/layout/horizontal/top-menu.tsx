import { Box } from '@chakra-ui/react'
import { createOnDemand } from '@/lib/on-demand.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { PartNote, useOptionalPart } from '@/ui/feedback/part-note.tsx'
import { extraLargeUp } from '@/ui/media-queries.ts'

const menuBar = createOnDemand(() => import('./top-menu-bar.tsx'))

const failureText = 'O menu não carregou. A busca leva a todas as páginas.'

/**
 * The menu bar of the horizontal layout, loaded only when it is shown. Its height is reserved, so that
 * nothing shifts.
 */
export function TopMenu() {
  const isWide = useMediaQuery(extraLargeUp)
  const { value: loaded, failure } = useOptionalPart(menuBar, isWide)
  return isWide ? (
    <Box height="12" borderTopWidth="1px" boxSizing="content-box">
      <PartNote failure={failure} text={failureText} height="full" px="5" mb="0" />
      {loaded && <loaded.default />}
    </Box>
  ) : null
}
