import { Button, Flex, Text } from '@chakra-ui/react'
import type { Ref } from 'react'
import { LuPencil } from 'react-icons/lu'
import { touchHeight } from '@/ui/touch-height.ts'

type AskedLineProps = {
  ref: Ref<HTMLButtonElement>
  subject: string
  /** Whether the form is open below the line. */
  isOpen: boolean
  onAlter: () => void
}

/** What the dossiê is about, in the place of the form, which the button brings back. */
export const AskedLine = ({ ref, subject, isOpen, onAlter }: AskedLineProps) => (
  <Flex align="center" gap="3" minW="0" wrap="wrap">
    <Text fontWeight="650" fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
      {subject}
    </Text>
    <Button
      ref={ref}
      size="xs"
      minH={touchHeight}
      variant="outline"
      colorPalette="neutral"
      aria-expanded={isOpen}
      onClick={onAlter}
    >
      <LuPencil aria-hidden="true" /> Alterar
    </Button>
  </Flex>
)
