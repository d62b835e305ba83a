import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { touchHeight } from '@/ui/touch-height.ts'

type ActionProps = { icon: ReactNode; onClick: () => void; children: ReactNode }

/** The button of an action on the answer; narrow screens drop the icon, so that the buttons fit in a row. */
export const ResultAction = ({ icon, onClick, children }: ActionProps) => (
  <Button
    size="xs"
    minH={touchHeight}
    variant="outline"
    colorPalette="neutral"
    px={{ base: '1.5', md: '2.5' }}
    onClick={onClick}
    css={{ '& svg': { display: { base: 'none', md: 'block' } } }}
  >
    {icon}
    {children}
  </Button>
)
