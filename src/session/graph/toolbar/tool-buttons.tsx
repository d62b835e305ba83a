import { Button, type ButtonProps, chakra, IconButton, type IconButtonProps } from '@chakra-ui/react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Checkbox, CheckboxLabel } from '@/ui/forms/checkbox.tsx'

type ToolButtonProps = Omit<IconButtonProps, 'aria-label' | 'title'> & { name: string }

/** A button with an icon. Its name is also its tooltip. */
export const ToolButton = ({ name, ...props }: ToolButtonProps) => (
  <IconButton
    aria-label={name}
    title={name}
    variant="ghost"
    colorPalette="neutral"
    size="sm"
    minW={{ base: '11', md: '9' }}
    minH={{ base: '11', md: '9' }}
    {...props}
  />
)

export const ActionButton = (props: ButtonProps) => (
  <Button size="sm" variant="outline" colorPalette="neutral" minH={{ base: '11', md: '9' }} {...props} />
)

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

type CheckRowProps = {
  isChecked: boolean
  describedBy?: string
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

export const CheckRow = ({ isChecked, describedBy, onChange, children }: CheckRowProps) => (
  <CheckboxLabel width="full" minH={{ base: '11', md: '9' }}>
    <Checkbox
      checked={isChecked}
      aria-describedby={describedBy}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <chakra.span display="flex" alignItems="center" gap="2" flex="1">
      {children}
    </chakra.span>
  </CheckboxLabel>
)
