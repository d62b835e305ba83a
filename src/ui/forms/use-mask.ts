import { MaskInput, type MaskInputOptions } from 'maska'
import { type RefObject, useEffect } from 'react'

export type MaskOptions = Pick<MaskInputOptions, 'mask'> & { preProcess?: (raw: string) => string }

const toUpper = (character: string) => character.toUpperCase()

/** A custom mask token besides maska's `#` for a digit: `A` accepts a letter or a digit, in upper case. */
const tokens = { A: { pattern: /[0-9A-Za-z]/, transform: toUpper } }

/** Masks what the user types into an input. The mask preserves the caret and drops invalid characters. */
export function useMask(input: RefObject<HTMLInputElement | null>, { mask, preProcess }: MaskOptions): void {
  useEffect(() => {
    if (!mask || !input.current) return
    const maskInput = new MaskInput(input.current, { mask, tokens, ...(preProcess ? { preProcess } : {}) })
    return () => maskInput.destroy()
  }, [])
}
