import type { Field } from '@manifest/schema/field.ts'
import { MaskInput, type MaskInputOptions } from 'maska'
import { useEffect, useRef } from 'react'
import { Input } from '@/ui/forms/input.tsx'
import type { ControlProps } from './control-props.ts'

type MaskedControlOptions = {
  mask?: MaskInputOptions['mask']
  preProcess?: (raw: string) => string
  inputMode: 'numeric' | 'tel' | 'email' | 'text'
  /** The capitalisation of on-screen keyboards. */
  autoCapitalize?: 'characters' | 'words'
  placeholder: string
}

const toUpper = (character: string) => character.toUpperCase()

/** A custom mask token besides maska's `#` for a digit: `A` accepts a letter or a digit, in upper case. */
const tokens = { A: { pattern: /[0-9A-Za-z]/, transform: toUpper } }

/**
 * Creates the control of a kind with a single-line text. The mask preserves the caret and drops invalid
 * characters.
 */
export function createMaskedControl<F extends Field>({
  mask,
  preProcess,
  inputMode,
  autoCapitalize,
  placeholder,
}: MaskedControlOptions) {
  return function MaskedControl({ field, initial, onChange, onBlur }: ControlProps<F>) {
    const input = useRef<HTMLInputElement>(null)
    useEffect(() => {
      if (!mask || !input.current) return
      const maskInput = new MaskInput(input.current, { mask, tokens, ...(preProcess ? { preProcess } : {}) })
      return () => maskInput.destroy()
    }, [])
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
