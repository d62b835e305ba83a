import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { unstored } from './details-panel.tsx'

type NoteAreaProps = {
  label: string
  value: string
  placeholder?: string
  autoFocus?: boolean
  ref?: Ref<HTMLTextAreaElement>
  onChange: (text: string) => void
  /** Called on Ctrl+Enter. */
  onSubmit: () => void
}

/** The text area of a note. It grows with its text. */
export const NoteArea = ({ label, onChange, onSubmit, ...area }: NoteAreaProps) => (
  <chakra.textarea
    {...area}
    {...unstored}
    aria-label={label}
    aria-keyshortcuts="Control+Enter"
    rows={3}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={(event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      onSubmit()
    }}
    width="full"
    px="3"
    py="2"
    bg="transparent"
    borderWidth="1px"
    borderColor="border.control"
    borderRadius="control"
    focusVisibleRing="inside"
    resize="vertical"
    css={{ fieldSizing: 'content', minHeight: '5.5rem', maxHeight: '24rem' }}
  />
)
