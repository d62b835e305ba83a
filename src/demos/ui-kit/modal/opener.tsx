import { Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Muted, OutlineButton } from '../basics.tsx'

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
      <Muted role="status" minH="10" overflowWrap="anywhere">
        {result}
      </Muted>
      <OutlineButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </OutlineButton>
      {isOpen &&
        children((text) => {
          setOpen(false)
          if (text !== undefined) setResult(text)
        })}
    </Flex>
  )
}
