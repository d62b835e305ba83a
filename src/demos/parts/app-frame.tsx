import { Box, Button, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, useEffect } from 'react'
import { LuPanelLeft } from 'react-icons/lu'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { Presence } from '@/ui/motion/presence.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { SideDrawer } from './side-drawer.tsx'

type AppFrameProps = {
  sideTitle: string
  side: ReactNode
  sideWidth?: string
  /** Opens the drawer that holds the list on narrow screens. */
  isSideOpen: boolean
  onSideToggle: () => void
  /** The toolbar above the content, beside the drawer's button. */
  toolbar?: ReactNode
  /** The toolbar has its own button for the drawer. */
  hasOwnSideButton?: boolean
  height?: string
  children: ReactNode
}

/** The theme's `lg`, from which the list is beside the content. */
export const wideMediaQuery = '(min-width: 1024px)'

/** The layout of a demo app: a list at the side (a drawer on narrow screens) and the content. */
export function AppFrame(props: AppFrameProps) {
  const { sideTitle, side, sideWidth = '224px', isSideOpen, onSideToggle, toolbar, height, children } = props
  const isBeside = useMediaQuery(wideMediaQuery)
  const hasSideButton = !isBeside && !props.hasOwnSideButton
  // On wide screens the list is visible without a drawer.
  useEffect(() => {
    if (isBeside && isSideOpen) onSideToggle()
  }, [isBeside, isSideOpen, onSideToggle])
  return (
    <Panel p="0" md={{ p: '0' }} height={height} overflow="clip">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: `${sideWidth} minmax(0, 1fr)` }}
        templateRows="minmax(0, 1fr)"
        height="full"
      >
        {isBeside && (
          <Box borderEndWidth="1px" minH="0">
            {side}
          </Box>
        )}
        <Flex direction="column" minW="0" minH="0">
          {(toolbar || hasSideButton) && (
            <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" css={bar}>
              {hasSideButton && <SideButton title={sideTitle} onClick={onSideToggle} />}
              {toolbar}
            </Flex>
          )}
          {children}
        </Flex>
      </Grid>
      <Presence>
        {isSideOpen && !isBeside && (
          <SideDrawer title={sideTitle} onClose={onSideToggle}>
            {side}
          </SideDrawer>
        )}
      </Presence>
    </Panel>
  )
}

const bar = { px: { base: '3', md: '4' }, py: '3', borderBottomWidth: '1px' } as const

const SideButton = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <Button variant="outline" size="md" px="3" aria-haspopup="dialog" onClick={onClick}>
    <LuPanelLeft aria-hidden="true" />
    {title}
  </Button>
)
