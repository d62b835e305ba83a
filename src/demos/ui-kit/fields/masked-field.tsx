import { MaskInput, type MaskInputOptions } from 'maska'
import { type ComponentProps, useEffect, useRef } from 'react'
import type { TextField } from '@/ui/forms/field.tsx'
import { FreeField } from '../basics.tsx'
import { type MaskName, masks } from './masks.ts'

/** Returns a ref that applies a mask to its input. Pass the same options object on each render. */
export function useMask(options: MaskInputOptions) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!input.current) return
    const maskInput = new MaskInput(input.current, options)
    return () => maskInput.destroy()
  }, [options])
  return input
}

type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'mask' | 'onChange' | 'ref'> & {
  mask: MaskName
  label?: string
}

/**
 * A text field with an input mask. It is uncontrolled, because the mask writes into the control. It reports
 * values through `onInput`, because React ignores changes made by the mask.
 */
export function MaskedField({ mask, ...field }: MaskedFieldProps) {
  const { label, options, inputMode, placeholder } = masks[mask]
  return (
    <FreeField
      ref={useMask(options)}
      label={label}
      inputMode={inputMode}
      placeholder={placeholder}
      autoCapitalize={inputMode === 'text' ? 'characters' : 'none'}
      spellCheck={false}
      dir="ltr"
      {...field}
    />
  )
}
