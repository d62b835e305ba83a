import { Button, Flex, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

type OpenerProps = {
  label: string
  /** Shown until the dialog has a result. */
  before: string
  /** Renders the dialog. `close` takes the result, or nothing if the user cancels. */
  children: (close: (result?: string) => void) => ReactNode
}

/** A button that opens a dialog, and the dialog's last result. */
export function Opener({ label, before, children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState(before)
  return (
    <Flex direction="column" gap="4" align="flex-start">
      <Text role="status" color="fg.muted" minH="10" overflowWrap="anywhere">
        {result}
      </Text>
      <Button variant="outline" colorPalette="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen &&
        children((text) => {
          setOpen(false)
          if (text !== undefined) setResult(text)
        })}
    </Flex>
  )
}
