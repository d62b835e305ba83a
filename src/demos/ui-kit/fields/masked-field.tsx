import type { ComponentProps } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { type MaskName, masks } from './masks.ts'
import { useMask } from './use-mask.ts'

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
    <TextField
      ref={useMask(options)}
      label={label}
      inputMode={inputMode}
      placeholder={placeholder}
      autoCapitalize={inputMode === 'text' ? 'characters' : 'none'}
      autoComplete="off"
      spellCheck={false}
      // Figures and signs keep their order in the mirrored layout.
      dir="ltr"
      {...field}
    />
  )
}
