import { mergeRefs } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { TextField } from '@/ui/forms/text-field.tsx'
import { type MaskName, masks } from './masks.ts'
import { useMask } from './use-mask.ts'

type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'mask' | 'onChange'> & {
  mask: MaskName
  label?: string
  onChange?: (event: { type: string; target: HTMLInputElement }) => void
}

/** A text field that is typed into through one of our masks. It is uncontrolled: the mask writes into the control. */
export function MaskedField({ mask, ref, onChange, ...field }: MaskedFieldProps) {
  const { label, options, inputMode, placeholder } = masks[mask]
  const masked = useMask(options)
  return (
    <TextField
      ref={mergeRefs(ref, masked)}
      label={label}
      inputMode={inputMode}
      placeholder={placeholder}
      autoCapitalize={inputMode === 'text' ? 'characters' : 'none'}
      autoComplete="off"
      spellCheck={false}
      {...field}
      // What the mask writes is no change for React, which compares with what it saw written last.
      onInput={({ type, currentTarget }) => onChange?.({ type, target: currentTarget })}
    />
  )
}
