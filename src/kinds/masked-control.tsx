import type { Field } from '@manifest/schema/field.ts'
import { useRef } from 'react'
import { Input } from '@/ui/forms/field.tsx'
import { type MaskOptions, useMask } from '@/ui/forms/use-mask.ts'
import type { ControlProps } from './control-props.ts'

type MaskedControlOptions = MaskOptions & {
  inputMode: 'numeric' | 'tel' | 'email' | 'text'
  /** The capitalisation of on-screen keyboards. */
  autoCapitalize?: 'characters' | 'words'
  placeholder: string
}

/** Creates the control of a kind with a single-line text. */
export function createMaskedControl<F extends Field>({
  inputMode,
  autoCapitalize,
  placeholder,
  ...mask
}: MaskedControlOptions) {
  return function MaskedControl({ field, initial, onChange, onBlur }: ControlProps<F>) {
    const input = useRef<HTMLInputElement>(null)
    useMask(input, mask)
    return (
      <Input
        ref={input}
        name={field.name}
        type="text"
        inputMode={inputMode}
        placeholder={placeholder}
        // Personal data: the browser must neither store nor suggest it.
        autoComplete="off"
        autoCapitalize={autoCapitalize ?? 'none'}
        autoCorrect="off"
        enterKeyHint="search"
        spellCheck={false}
        defaultValue={initial}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      />
    )
  }
}
