import { Box, Button } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { LuChevronDown } from 'react-icons/lu'
import { touchHeight } from '@/ui/touch-height.ts'

type FoldProps = {
  name: string
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** Renders its children only while it is open. */
export function Fold({ name, isOpen, onToggle, children }: FoldProps) {
  const id = useId()
  return (
    <Box mt="2">
      <Button
        variant="ghost"
        colorPalette="neutral"
        size="xs"
        minH={touchHeight}
        ms="-2"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`Partes de ${name}`}
        onClick={onToggle}
        css={{
          '& svg': { transition: 'transform 150ms' },
          '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
        }}
      >
        <LuChevronDown aria-hidden="true" /> Partes
      </Button>
      <Box id={id} hidden={!isOpen} pt="3">
        {isOpen && children}
      </Box>
    </Box>
  )
}
