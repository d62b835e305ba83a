import { MaskInput } from 'maska'
import { type RefObject, useEffect } from 'react'

export type MaskOptions = {
  /** The mask, or a function that returns the mask for a text. Its last character is a token. */
  mask?: string | ((raw: string) => string)
  preProcess?: (raw: string) => string
}

const toUpper = (character: string) => character.toUpperCase()

/** A custom mask token besides maska's `#` for a digit: `A` accepts a letter or a digit, in upper case. */
const tokens = { A: { pattern: /[0-9A-Za-z]/, transform: toUpper } }

/** In characters. After an insertion maska places the caret in a time that grows with the square of the length. */
const maxSurplus = 1000

/** Repeats the last token, so that a value with too many characters stays as typed and its rule says so. */
function createOpenMask(mask: NonNullable<MaskOptions['mask']>) {
  return (raw: string) => {
    const fitting = typeof mask === 'string' ? mask : mask(raw)
    return fitting + fitting.slice(-1).repeat(Math.min(raw.length, maxSurplus))
  }
}

/**
 * Masks what the user types into an input. The mask preserves the caret, drops characters that no value has, and keeps
 * the ones past its end.
 */
export function useMask(input: RefObject<HTMLInputElement | null>, { mask, preProcess }: MaskOptions): void {
  useEffect(() => {
    if (!mask || !input.current) return
    const options = { mask: createOpenMask(mask), tokens, ...(preProcess ? { preProcess } : {}) }
    const maskInput = new MaskInput(input.current, options)
    return () => maskInput.destroy()
  }, [])
}
