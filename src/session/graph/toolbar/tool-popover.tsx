import { Button, chakra } from '@chakra-ui/react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

type ToolPopoverProps = { icon: ReactNode; title: string; children: ReactNode }

/** A button that opens a small panel below it. Esc, or leaving it, closes the panel. */
export function ToolPopover({ icon, title, children }: ToolPopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <chakra.div position={{ base: 'static', md: 'relative' }} onKeyDown={closeByKey} onBlur={closeOnLeave}>
      <Button
        ref={button}
        size="sm"
        variant={isOpen ? 'subtle' : 'ghost'}
        colorPalette="neutral"
        minH={{ base: '11', md: '9' }}
        px={{ base: '0', md: '3.5' }}
        minW="11"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
        <chakra.span srOnly={{ base: true, md: false }}>{title}</chakra.span>
      </Button>
      <chakra.div id={id} role="group" aria-label={title} hidden={!isOpen} css={panelCss}>
        {children}
      </chakra.div>
    </chakra.div>
  )
}

const panelCss = {
  position: 'absolute',
  top: 'calc(100% + 4px)',
  insetEnd: { base: '3', md: '0' },
  zIndex: 'dropdown',
  width: 'min(290px, calc(100vw - 40px))',
  p: '3',
  borderWidth: '1px',
  borderRadius: 'panel',
  bg: 'bg.panel',
  boxShadow: 'lg',
  '&[hidden]': { display: 'none' },
} as const
