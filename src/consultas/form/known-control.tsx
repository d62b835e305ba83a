import { Box, IconButton } from '@chakra-ui/react'
import type { Field } from '@manifest/schema/field.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { LuEye } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { hiddenText } from '@/lib/hidden-text.ts'
import { reveal } from '@/state/reveal.ts'
import { Input } from '@/ui/forms/input.tsx'

const hiddenValue: Partial<Record<Field['kind'], string>> = { date: '••/••/••••' }

type KnownControlProps = {
  field: Field
  /** True if the control begins with a value that an answer has. */
  isKnown: boolean
  children: ReactNode
}

/**
 * Hides a value that an answer filled in, as results hide sensitive values, until the user shows it. The form has the
 * value meanwhile, and Enter sends it. A value that the user typed is never hidden.
 */
export function KnownControl({ field: { kind, name, label }, isKnown, children }: KnownControlProps) {
  const { isOn } = useSnapshot(reveal)
  const [isHidden, setHidden] = useState(isKnown)
  const [isAsked, setAsked] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) box.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [isAsked])
  // Once shown it stays: the user may edit it.
  if (isHidden && isOn) setHidden(false)
  if (!isHidden) return <div ref={box}>{children}</div>
  return (
    <Box position="relative">
      <Input readOnly name={name} value={hiddenValue[kind] ?? hiddenText} color="fg.muted" pe="10" />
      <IconButton
        type="button"
        variant="ghost"
        size="xs"
        colorPalette="neutral"
        color="fg.muted"
        position="absolute"
        top="4px"
        insetEnd="4px"
        aria-label={`Mostrar ${label}`}
        title={`Mostrar ${label}`}
        onClick={() => {
          setHidden(false)
          setAsked(true)
        }}
      >
        <LuEye aria-hidden="true" />
      </IconButton>
    </Box>
  )
}
