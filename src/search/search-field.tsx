import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useState } from 'react'
import { LuSearch } from 'react-icons/lu'
import { app } from '@/generated/app.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { useSearchBox } from './use-search-box.tsx'

/** Screens on which a focused field does not open a keyboard over the page. */
const withKeyboard = '(min-width: 768px) and (hover: hover) and (pointer: fine)'

/** The search of Ctrl+K as a field of a page, focused when the page opens. */
export function SearchBox() {
  const [isOpen, setOpen] = useState(false)
  const { clear, fieldProps, note, results } = useSearchBox({
    isOpen,
    onOpen: () => setOpen(true),
    onChosen: () => {
      setOpen(false)
      clear()
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') fieldProps.onKeyDown(event)
    else if (isOpen) setOpen(false)
    else clear()
  }
  return (
    <Box
      role="search"
      position="relative"
      data-page-focus={useMediaQuery(withKeyboard) || undefined}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <Box css={frame}>
        <chakra.label htmlFor={fieldProps.id} css={labelStyle}>
          {app.searchPlaceholder}
        </chakra.label>
        <LuSearch aria-hidden="true" />
        <chakra.input
          {...fieldProps}
          placeholder={app.searchPlaceholder}
          enterKeyHint="search"
          css={field}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </Box>
      {note}
      {isOpen && (
        // A press on an option must not take the focus from the field.
        <Box css={popover} onMouseDown={(event) => event.preventDefault()}>
          {results}
        </Box>
      )}
    </Box>
  )
}

const frame = {
  position: 'relative',
  '& > svg': { position: 'absolute', bottom: '18px', insetStart: '4', boxSize: '5', color: 'fg.muted' },
} as const

const popover = {
  display: 'flex',
  flexDirection: 'column',
  position: 'absolute',
  insetInline: '0',
  top: '100%',
  mt: '2',
  maxH: 'min(60dvh, 30rem)',
  overflow: 'hidden',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'panel',
  boxShadow: 'xl',
  zIndex: 'dropdown',
} as const

// Phones show the label, because the field is too short for the placeholder.
const labelStyle = {
  display: 'block',
  mb: '2',
  color: 'fg.muted',
  md: { srOnly: true },
} as const

const field = {
  display: 'block',
  width: 'full',
  height: '14',
  ps: '12',
  pe: '4',
  fontSize: '16px',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'panel',
  boxShadow: 'panel',
  focusVisibleRing: 'outside',
  _placeholder: { color: { base: 'transparent', md: 'fg.muted' } },
} as const
