import { mergeRefs } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { TextField } from '@/ui/text-field.tsx'
import { type MaskName, masks } from './masks.ts'
import { useMask } from './use-mask.ts'

type MaskedFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'mask'> & {
  mask: MaskName
  label?: string
}

/** A text field that is typed into through one of our masks. It is uncontrolled: the mask writes into the control. */
export function MaskedField({ mask, ref, ...field }: MaskedFieldProps) {
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
    />
  )
}
