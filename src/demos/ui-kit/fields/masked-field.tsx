import type { ComponentProps } from 'react'
import { TextField } from '@/ui/forms/text-field.tsx'
import { type MaskName, masks } from './masks.ts'
import { useMask } from './use-mask.ts'

type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'mask' | 'onChange' | 'ref'> & {
  mask: MaskName
  label?: string
}

/**
 * A text field that is typed into through one of our masks. It is uncontrolled, since the mask writes into the control,
 * and says what it holds through `onInput`: React takes what the mask writes for no change.
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
      {...field}
    />
  )
}
