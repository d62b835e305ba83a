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

export type EditorProps<Value> = { initial: Value; onSave: (value: Value) => void; onClose: () => void }

type EditOpenerProps<Value> = {
  label: string
  initial: Value
  /** The value as text, and the text before there is a new one. */
  format: (value: Value) => string
  before?: string
  children: (editor: EditorProps<Value>) => ReactNode
}

/** An opener of a dialog that edits a value. It starts with the value that was saved last. */
export function EditOpener<Value>({ label, initial, format, before, children }: EditOpenerProps<Value>) {
  const [value, setValue] = useState(initial)
  return (
    <Opener label={label} before={before ?? format(initial)}>
      {(close) => {
        const onSave = (saved: Value) => {
          setValue(saved)
          close(format(saved))
        }
        return children({ initial: value, onSave, onClose: () => close() })
      }}
    </Opener>
  )
}
